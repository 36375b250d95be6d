#include "bots/arena.hpp"

#include "app/bot_arguments.hpp"
#include "app/commands.hpp"
#include "app/game_arguments.hpp"
#include "app/script_news.hpp"
#include "content/files.hpp"
#include "match/lifted_ban.hpp"
#include "match/plugin_fault.hpp"
#include "match/round_trial.hpp"

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <memory>

namespace tablier {
namespace {

struct ArenaArguments {
  GameArguments game;
  std::vector<std::string> bots;
  std::int64_t games = 100;
  double seconds = 0;
  std::string openings;
  std::int64_t threads = 1;
  bool json = false;
};

ArenaSetup arena_setup(const Ruleset& rules, const ArenaArguments& args) {
  ArenaSetup setup;
  setup.game = rules.game;
  setup.script = rules.hooks;
  setup.failed = [script = rules.hooks] { return has_failed_rules(script.get()); };
  setup.lifts_ban = [script = rules.hooks] { return lifts_ban(script.get()); };
  if (!setup.game->seats().contains(2)) throw Stop(ExitStatus::usage_error, "cli.error.not_for_two");
  if (args.bots.size() != 2) throw Stop(ExitStatus::usage_error, "cli.error.two_bots");
  for (std::size_t i = 0; i < 2; ++i) {
    setup.contenders[i] = read_contender(*setup.game, args.bots[i]);
    if (!setup.contenders[i].random && setup.contenders[i].level == 0 && args.seconds <= 0)
      throw Stop(ExitStatus::usage_error, "cli.error.bot_without_time", {{"value", args.bots[i]}});
  }
  setup.games = static_cast<int>(args.games);
  if (args.seconds > 0) setup.seconds = args.seconds;
  setup.threads = static_cast<int>(args.threads);
  setup.seed = static_cast<std::uint64_t>(args.game.seed.value_or(0));
  if (!args.openings.empty()) {
    require_file(args.openings);
    const std::string text = value_or_stop(read_file(args.openings), ExitStatus::no);
    setup.openings = value_or_stop(read_openings(text, args.openings, *setup.game), ExitStatus::no);
  }
  return setup;
}

std::int64_t rounded(double number) { return std::llround(number); }

Value json_of(const ArenaResult& result) {
  const EloDifference elo = elo_difference(result);
  return Value::map(
      {{"games", result.games},
       {"wins", Value::list_of(result.wins)},
       {"draws", result.draws},
       {"elo", rounded(elo.elo)},
       {"error", rounded(elo.error)},
       {"paired", Value::map({{"pairs", result.paired.pairs}, {"score", result.paired.score}, {"error", result.paired.error}})},
       {"seconds", result.seconds}});
}

void print_text(const Session& session, const ArenaArguments& args, const ArenaResult& result) {
  const EloDifference elo = elo_difference(result);
  session.print_line(session.say("cli.arena.line", {{"first", args.bots[0]},
                                                    {"second", args.bots[1]},
                                                    {"wins", result.wins[0]},
                                                    {"losses", result.wins[1]},
                                                    {"draws", result.draws},
                                                    {"elo", fmt::format("{:+d}", rounded(elo.elo))},
                                                    {"error", rounded(elo.error)},
                                                    {"seconds", fmt::format("{:.1f}", result.seconds)}}));
  if (result.paired.pairs > 0)
    session.print_line(session.say("cli.arena.paired", {{"first", args.bots[0]},
                                                        {"n", result.paired.pairs},
                                                        {"score", fmt::format("{:.1f}", 100 * result.paired.score)},
                                                        {"error", fmt::format("{:.1f}", 100 * result.paired.error)}}));
}

void run(Session& session, const ArenaArguments& args) {
  const Ruleset rules = make_rules(session, args.game);
  ArenaSetup setup = arena_setup(rules, args);
  setup.patience += args.seconds;
  setup.waits = [&](int contender, int plies) {
    session.warn(Problem("cli.arena.waits", {{"bot", args.bots[static_cast<std::size_t>(contender)]},
                                             {"seconds", static_cast<std::int64_t>(setup.patience)},
                                             {"n", plies + 1}}));
  };
  if (auto fault = round_fault(rules)) throw Stop(ExitStatus::broken, *std::move(fault));
  const auto played = play_arena(setup);
  if (!played) throw Stop(ExitStatus::broken, bot_problem(rules, played.problem()));
  if (setup.failed()) {
    session.status = ExitStatus::broken;  // what it is, is told at the end
    return;
  }
  const ArenaResult& result = *played;
  if (args.json) session.print(with_faults(json_of(result), session));
  else print_text(session, args, result);
}

}  // namespace

void add_arena(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<ArenaArguments>();
  CommandBuilder args = root.command("arena", "cli.command.arena");
  add_rules_arguments(args, target->game);
  args.texts("--bot", target->bots, "BOT", "cli.word.bot");
  args.number("--games", target->games, 1, 1'000'000, "cli.word.games");
  args.real("--time", target->seconds, 0.001, 86'400, "S", "cli.word.time");
  args.number("--threads", target->threads, 1, 256, "cli.word.threads");
  args.text("--openings", target->openings, "FILE", "cli.word.openings");
  args.number("--seed", target->game.seed, std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max(),
              "cli.word.seed");
  args.flag("--json", target->json, "cli.word.json");
  args.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
