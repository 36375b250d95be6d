#include "app/commands.hpp"
#include "editor/editor.hpp"

#include <memory>

namespace tablier {
namespace {

struct EditWords {
  std::string file;
  std::string series;
};

void run(Session& session, const EditWords& words) {
  editor::Wish wish{words.file};
  if (words.file.empty() && !words.series.empty())
    wish.file = value_or_stop(editor::file_of_series(session.services, words.series), ExitStatus::wrong_words);
  const OpenAt at = value_or_stop(editor::opening(session.services, wish), ExitStatus::broken);
  session.status = static_cast<ExitStatus>(run_window(session.services, at));
}

}  // namespace

void add_edit(Words& root, Session& session) {
  const auto target = std::make_shared<EditWords>();
  Words words = root.command("edit", "cli.command.edit");
  words.positional("FILE", target->file, "cli.word.edited_file", false);
  words.text("--series", target->series, "NAME", "cli.word.edited_series");
  words.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
