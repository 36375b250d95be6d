#include "app/commands.hpp"
#include "app/game_words.hpp"
#include "app/position_view.hpp"
#include "content/files.hpp"
#include "match/play_line.hpp"
#include "match/save.hpp"

#include <algorithm>
#include <memory>

namespace tablier {
namespace {

struct ImportWords {
  std::string game;
  std::string file;
  std::string output;
  bool json = false;
};

bool is_called(const VariantEntry& variant, const std::string& name) {
  const auto same = [&name](const auto& title) { return title.second == name; };
  return variant.name == name || std::any_of(variant.title.begin(), variant.title.end(), same);
}

const VariantEntry& find_variant(const GameEntry& game, const GameRecord& record) {
  for (const std::string& name : record.variants)
    for (const VariantEntry& variant : game.variants)
      if (is_called(variant, name)) return variant;
  const std::string name = record.variants.empty() ? std::string() : record.variants.front();
  throw Stop(ExitStatus::no, Problem(Text("cli.error.no_variant", {{"game", game.name}, {"name", name}}), record.where));
}

Value settings_of(const GameEntry& game, const GameRecord& record) {
  std::vector<std::string> words;
  for (const auto& [name, text] : record.options) words.push_back(name + "=" + text);
  return read_options(game.parameters, words);
}

SaveSheet sheet_of(const Session& session, const GameEntry& game, const GameRecord& record) {
  SaveSheet sheet;
  sheet.where = record.where;
  sheet.setup.game = game.name;
  sheet.setup.variant = find_variant(game, record).name;
  sheet.setup.options = settings_of(game, record);
  const auto rules =
      value_or_stop(session.services.catalogue.ruleset(game.name + "/" + sheet.setup.variant, sheet.setup.options), ExitStatus::no);
  sheet.setup.players.resize(static_cast<std::size_t>(usual_seats(*rules.game)));
  for (std::size_t i = 0; i < std::min(sheet.setup.players.size(), record.players.size()); ++i)
    sheet.setup.players[i].name = record.players[i];
  return sheet;
}

/// Plays the moves; the first that cannot be played is told with its line and column.
Match played(const Session& session, const SaveSheet& sheet, const GameRecord& record) {
  const auto rules =
      value_or_stop(session.services.catalogue.ruleset(sheet.setup.game + "/" + sheet.setup.variant, sheet.setup.options), ExitStatus::no);
  Match match = value_or_stop(Match::start(rules, sheet.setup), ExitStatus::no);
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const RecordMove& move = record.moves[i];
    const auto done = match.play(move.notation);
    if (!done) throw Stop(ExitStatus::no, Problem(bad_move(i + 1, move.notation, done.problem()).text, move.where));
  }
  return match;
}

void check_result(const Match& match, const GameRecord& record) {
  const Outcome outcome = match.state().outcome();
  if (!outcome.over || !record.winners) return;
  const auto& found = outcome.winners;
  const bool agree =
      record.winners->empty() ? found.empty() : std::find(found.begin(), found.end(), record.winners->front()) != found.end();
  if (!agree) throw Stop(ExitStatus::no, Problem(Text("cli.error.record_result"), record.where));
}

void run(const Session& session, const ImportWords& words) {
  const auto game = find_game(session, words.game);
  const RecordFormat* format = game->plugin->table().record_format;
  if (!format) throw Stop(ExitStatus::wrong_words, "cli.error.no_record_format", {{"game", game->name}});
  require_file(words.file);
  const std::string text = value_or_stop(read_file(words.file), ExitStatus::no);
  const GameRecord record = value_or_stop(format->read(text, words.file), ExitStatus::no);
  const Match match = played(session, sheet_of(session, *game, record), record);
  check_result(match, record);
  if (!words.output.empty()) value_or_stop(save_match(match, words.output), ExitStatus::broken);
  if (words.json) session.print(position_json(match, Seat::nobody));
  else print_position(session, match, Seat::nobody);
}

}  // namespace

void add_import(Words& root, Session& session) {
  const auto target = std::make_shared<ImportWords>();
  Words words = root.command("import", "cli.command.import");
  words.positional("GAME", target->game, "cli.word.game");
  words.positional("FILE", target->file, "cli.word.record");
  words.text("-o,--output", target->output, "SAVE", "cli.word.save_output");
  words.flag("--json", target->json, "cli.word.json");
  words.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
