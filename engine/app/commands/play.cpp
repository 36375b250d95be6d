#include "app/bot_words.hpp"
#include "app/commands.hpp"
#include "app/game_words.hpp"
#include "app/start.hpp"
#include "match/play_line.hpp"
#include "match/save.hpp"
#include "match/seed.hpp"
#include "ui/run.hpp"

#include <memory>
#include <sstream>

namespace tablier {
namespace {

struct PlayWords {
  GameWords game;
  std::string players;
  std::string load;
};

/// `human`, `bot:3`, or the name of a reference bot.
Player read_player(const Game& game, const std::string& words) {
  Player player;
  player.human = words == "human";
  if (player.human) return player;
  if (!words.starts_with("bot:") && !is_reference_bot(game, words))
    throw Stop(ExitStatus::wrong_words, "cli.error.seats_list", {{"value", words}});
  const Contender bot = read_contender(game, words);
  player.level = bot.level;
  player.bot = bot.reference;
  return player;
}

std::vector<Player> read_players(const Game& game, const std::string& list) {
  std::istringstream stream(list);
  std::vector<Player> players;
  for (std::string word; std::getline(stream, word, ',');) players.push_back(read_player(game, word));
  return players;
}

/// Everything is tried before a window opens: what is wrong with the words is told where they were typed.
void try_moves(const Ruleset& rules, const MatchSetup& setup, const std::vector<std::string>& moves) {
  Match match = value_or_stop(Match::start(rules, setup), ExitStatus::wrong_words);
  value_or_stop(play_line(match, moves), ExitStatus::no);
}

OpenAt table_of(const Session& session, PlayWords words) {
  const Ruleset rules = make_rules(session, words.game);
  MatchSetup setup = match_setup(rules, words.game);
  if (words.game.seed < 0) setup.seed = fresh_seed();
  if (!words.players.empty()) setup.players = read_players(*rules.game, words.players);
  OpenAt at;
  at.screen = ScreenName::table;
  at.moves = split_words(words.game.moves);
  try_moves(rules, setup, at.moves);
  at.match = std::move(setup);
  return at;
}

OpenAt saved_table(const Session& session, const std::string& file) {
  require_file(file);
  const Match match = value_or_stop(load_match(file, session.services.catalogue), ExitStatus::no);
  OpenAt at;
  at.screen = ScreenName::table;
  at.match = match.setup();
  at.load = file;
  return at;
}

void open_window(Session& session, const OpenAt& at) {
  open_records(session.services);
  session.status = static_cast<ExitStatus>(run_window(session.services, at));
}

void run(Session& session, const PlayWords& words) {
  if (!words.load.empty()) open_window(session, saved_table(session, words.load));
  else if (!words.game.game.empty()) open_window(session, table_of(session, words));
  else open_library(session);
}

}  // namespace

void open_library(Session& session) { open_window(session, OpenAt()); }

void add_play(Words& root, Session& session) {
  const auto target = std::make_shared<PlayWords>();
  target->game.seed = -1;  // not said: by lot
  Words words = root.command("play", "cli.command.play");
  add_rules_words(words, target->game, false);
  words.text("--seats", target->players, "human,bot:3", "cli.word.seats_list");
  add_line_words(words, target->game);
  words.text("--load", target->load, "FILE", "cli.word.load");
  words.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
