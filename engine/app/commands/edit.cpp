#include "app/commands.hpp"
#include "content/files.hpp"
#include "editor/editor.hpp"

#include <filesystem>
#include <memory>

namespace tablier {
namespace {

struct EditArguments {
  std::string file;
  std::string series;
};

void run(Session& session, const EditArguments& args) {
  if (std::error_code none; std::filesystem::is_directory(args.file, none))
    throw Stop(ExitStatus::usage_error, "cli.error.edit_folder", {{"file", args.file}});
  if (is_special_file(args.file)) throw Stop(ExitStatus::usage_error, Problem(Text("file.special"), {args.file}));
  editor::OpenRequest request{args.file};
  if (args.file.empty() && !args.series.empty())
    request.file = value_or_stop(editor::file_of_series(session.services, args.series), ExitStatus::usage_error);
  const OpenAt at = value_or_stop(editor::opening(session.services, request), ExitStatus::broken);
  session.status = static_cast<ExitStatus>(run_window(session.services, at));
}

}  // namespace

void add_edit(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<EditArguments>();
  CommandBuilder args = root.command("edit", "cli.command.edit");
  args.positional("FILE", target->file, "cli.word.edited_file", false);
  args.text("--series", target->series, "NAME", "cli.word.edited_series");
  args.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
