#include "app/commands.hpp"
#include "app/game_words.hpp"
#include "app/position_view.hpp"
#include "content/files.hpp"
#include "match/exchange.hpp"

#include <memory>

namespace tablier {
namespace {

struct ImportWords {
  std::string game;
  std::string file;
  std::string output;
  bool json = false;
};

void run(const Session& session, const ImportWords& words) {
  const auto game = find_game(session, words.game);
  if (!record_format_of(*game)) throw Stop(ExitStatus::wrong_words, "cli.error.no_record_format", {{"game", game->name}});
  require_file(words.file);
  const std::string text = value_or_stop(read_file(words.file), ExitStatus::no);
  const Match match = value_or_stop(read_round(text, words.file, *game, rulesets_of(session.services.catalogue)), ExitStatus::no);
  if (!words.output.empty()) value_or_stop(save_match(match, words.output), ExitStatus::broken);
  const Observation seen = observe(match, viewer_of(match, true));
  if (words.json) session.print(position_json(seen));
  else print_position(session, seen);
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
