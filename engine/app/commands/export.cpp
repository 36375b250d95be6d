#include "app/commands.hpp"
#include "content/files.hpp"
#include "match/save.hpp"

#include <algorithm>
#include <memory>

namespace tablier {
namespace {

struct ExportWords {
  std::string save;
  std::string output;
};

std::string english(const Localised& text, const std::string& otherwise) {
  for (const auto& [language, words] : text)
    if (language == "en") return words;
  return otherwise;
}

GameRecord record_of(const Match& match, const std::string& date) {
  const MatchSetup& setup = match.setup();
  GameRecord record;
  const VariantEntry* variant = match.rules().entry->variant(match.rules().variant);
  record.variants = {english(variant->title, variant->name)};
  record.date = date;
  for (const Member& option : *setup.options.as_map()) record.options.emplace_back(option.name, to_text(option.value));
  for (const Player& player : setup.players) record.players.push_back(player.name);
  for (const Ply& ply : match.history()) record.moves.push_back({ply.notation});
  const Outcome outcome = match.state().outcome();
  if (outcome.over) record.winners = outcome.winners;
  return record;
}

void run(const Session& session, const ExportWords& words) {
  require_file(words.save);
  const SaveSheet sheet = value_or_stop(read_save(words.save), ExitStatus::no);
  const Match match = value_or_stop(replay(sheet, session.services.catalogue), ExitStatus::no);
  const RecordFormat* format = match.rules().entry->plugin->table().record_format;
  if (!format) throw Stop(ExitStatus::wrong_words, "cli.error.no_record_format", {{"game", sheet.setup.game}});
  const std::string text = format->write(record_of(match, sheet.date));
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
