#include "app/commands.hpp"
#include "content/files.hpp"
#include "match/exchange.hpp"

#include <memory>

namespace tablier {
namespace {

struct ExportWords {
  std::string save;
  std::string output;
};

void run(const Session& session, const ExportWords& words) {
  require_file(words.save);
  const SaveSheet sheet = value_or_stop(read_save(words.save), ExitStatus::no);
  const Match match = value_or_stop(replay(sheet, session.services.catalogue), ExitStatus::no);
  if (!record_format_of(*match.rules().entry))
    throw Stop(ExitStatus::wrong_words, "cli.error.no_record_format", {{"game", sheet.setup.game}});
  const std::string text = write_round(match, sheet.date);
  if (words.output.empty()) session.out << text;
  else value_or_stop(write_file(words.output, text), ExitStatus::broken);
}

}  // namespace

void add_export(Words& root, Session& session) {
  const auto target = std::make_shared<ExportWords>();
  Words words = root.command("export", "cli.command.export");
  words.positional("SAVE", target->save, "cli.word.save");
  words.text("-o,--output", target->output, "FILE", "cli.word.output");
  words.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
