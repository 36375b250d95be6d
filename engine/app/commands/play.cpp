#include "app/bot_arguments.hpp"
#include "app/commands.hpp"
#include "app/game_arguments.hpp"
#include "app/start.hpp"
#include "match/display_scale.hpp"
#include "match/play_line.hpp"
#include "match/save.hpp"
#include "match/seed.hpp"
#include "ui/run.hpp"

#include <memory>
#include <optional>
#include <sstream>
#include <utility>

namespace tablier {
namespace {

struct PlayArguments {
  GameArguments game;
  std::string players;
  std::string load;
  std::string clock;
  bool clock_told = false;
  std::optional<double> scale;
};

/// `human`, `bot:3`, or the name of a reference bot.
Player read_player(const Game& game, const std::string& args) {
  Player player;
  player.human = args == "human";
  if (player.human) return player;
  if (!args.starts_with("bot:") && !is_reference_bot(game, args))
    throw Stop(ExitStatus::usage_error, "cli.error.seats_list", {{"value", args}});
  const Contender bot = read_contender(game, args);
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

std::optional<ClockRules> read_clock_of(const PlayArguments& args) {
  if (args.clock.empty()) return std::nullopt;
  ClockRules clock = value_or_stop(read_clock(args.clock), ExitStatus::usage_error);
  clock.only_told = args.clock_told;
  return clock;
}

/// Everything is tried before a window opens: what is wrong with the words is told where they were typed.
void try_moves(const Ruleset& rules, const MatchSetup& setup, const std::vector<std::string>& moves) {
  Match match = value_or_stop(Match::start(rules, setup), ExitStatus::usage_error);
  value_or_stop(play_line(match, moves), ExitStatus::no);
}

OpenAt table_of(const Session& session, const PlayArguments& args) {
  const Ruleset rules = make_rules(session, args.game);
  MatchSetup setup = match_setup(rules, args.game);
  if (!args.game.seed) setup.seed = fresh_seed();
  if (!args.players.empty()) setup.players = read_players(*rules.game, args.players);
  setup.clock = read_clock_of(args);
  if (setup.clock && setup.players.size() != 2) throw Stop(ExitStatus::usage_error, "cli.error.clock_seats", {{"n", setup.players.size()}});
  OpenAt at;
  at.screen = ScreenName::table;
  at.moves = split_arguments(args.game.moves);
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

void open_window(Session& session, OpenAt at, std::optional<double> scale) {
  at.scale = scale;
  open_records(session.services);
  session.status = static_cast<ExitStatus>(run_window(session.services, at));
}

void run(Session& session, const PlayArguments& args) {
  OpenAt at;
  if (!args.load.empty()) at = saved_table(session, args.load);
  else if (!args.game.game.empty()) at = table_of(session, args);
  open_window(session, std::move(at), args.scale);
}

}  // namespace

void open_library(Session& session) { open_window(session, OpenAt(), std::nullopt); }

void add_play(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<PlayArguments>();
  CommandBuilder args = root.command("play", "cli.command.play");
  add_rules_arguments(args, target->game, false);
  args.text("--seats", target->players, "human,bot:3", "cli.word.seats_list");
  add_line_arguments(args, target->game);
  args.text("--clock", target->clock, "10+5", "cli.word.clock");
  args.flag("--clock-told", target->clock_told, "cli.word.clock_told");
  args.real("--scale", target->scale, 0, kMaxScale, "1.5", "cli.word.window_scale");
  args.text("--load", target->load, "FILE", "cli.word.load");
  args.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
