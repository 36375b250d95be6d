#include "app/commands.hpp"
#include "app/output.hpp"
#include "content/utf8.hpp"
#include "match/import_export.hpp"

#include <memory>

namespace tablier {
namespace {

struct ExportArguments {
  std::string save;
  Output output;
};

void run(Session& session, const ExportArguments& args) {
  require_file(args.save);
  check_output(session, args.output, {args.save});
  const SaveData spec = value_or_stop(read_save(args.save), ExitStatus::no);
  const Match match = value_or_stop(replay(spec, session.services.catalogue), ExitStatus::no);
  if (!record_format_of(*match.rules().entry))
    throw Stop(ExitStatus::usage_error, "cli.error.no_record_format", {{"game", spec.setup.game}});
  const std::string text = write_round(match, spec.date);
  if (args.output) write_output(session, args.output, text);
  else session.out << printable(text);
}

}  // namespace

void add_export(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<ExportArguments>();
  CommandBuilder args = root.command("export", "cli.command.export");
  args.positional("SAVE", target->save, "cli.word.save");
  add_output(args, target->output, "FILE", "cli.word.output");
  args.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
