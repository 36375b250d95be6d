#include "app/bot_arguments.hpp"
#include "app/commands.hpp"
#include "app/game_arguments.hpp"
#include "app/script_news.hpp"
#include "bots/default_bot.hpp"
#include "bots/timed_thinking.hpp"
#include "jobs/latest_job.hpp"
#include "match/plugin_fault.hpp"
#include "match/round_trial.hpp"

#include <fmt/format.h>

#include <chrono>
#include <exception>
#include <memory>
#include <optional>
#include <system_error>

namespace tablier {
namespace {

/// A person waits that long without wondering.
constexpr double kUsualSeconds = 2;
constexpr double kMaxSeconds = 86'400;

struct BestmoveArguments {
  GameArguments game;
  std::int64_t level = 0;
  std::string bot;
  double seconds = 0;
  std::int64_t threads = 1;
  bool json = false;
};

Limits limits_of(const BestmoveArguments& args, const Game& game) {
  if (args.level && args.seconds > 0) throw Stop(ExitStatus::usage_error, "cli.error.level_or_time");
  if (args.level > bot_levels(game))
    throw Stop(ExitStatus::usage_error, "cli.error.bot", {{"value", args.level}, {"levels", bot_levels(game)}});
  Limits limits;
  limits.level = static_cast<int>(args.level);
  if (!args.level) limits.seconds = args.seconds > 0 ? args.seconds : kUsualSeconds;
  limits.threads = static_cast<int>(args.threads);
  return limits;
}

const char* outcome_name(Proof proof) {
  switch (proof) {
    case Proof::win: return "win";
    case Proof::loss: return "loss";
    case Proof::draw: return "draw";
    case Proof::none: break;
  }
  return nullptr;
}

/// Notations of a line that starts here.
std::vector<std::string> line_notations(const State& from, const std::vector<Move>& line) {
  const auto state = from.clone();
  std::vector<std::string> all;
  for (const Move move : line) {
    if (state->to_move() == Seat::nobody) break;  // where the script is not asked any more, the game may end sooner
    all.push_back(state->notation(move));
    state->play(move);
  }
  return all;
}

/// How many moves whoever wins by the line makes in it; absent where it stops before the end.
std::optional<std::int64_t> winners_moves(const State& from, const Advice& advice) {
  const auto state = from.clone();
  std::int64_t own = 0, others = 0;
  for (const Move move : advice.line) {
    if (state->to_move() == Seat::nobody) break;
    ++(state->to_move() == from.to_move() ? own : others);
    state->play(move);
  }
  if (!state->outcome().over) return std::nullopt;
  return advice.proof == Proof::loss ? others : own;
}

Value json_of(const State& state, const Advice& advice) {
  const char* outcome = outcome_name(advice.proof);
  return Value::map({{"move", advice.move == Move::none ? Value() : Value(state.notation(advice.move))},
                     {"score", advice.score},
                     {"proven", outcome != nullptr},
                     {"outcome", outcome ? Value(outcome) : Value()},
                     {"depth", advice.depth},
                     {"nodes", advice.nodes},
                     {"seconds", advice.seconds},
                     {"pv", Value::list_of(line_notations(state, advice.line))}});
}

/// `, proven win in 3 moves`; nothing where nothing is proven.
std::string proof_told(const Session& session, const State& state, const Advice& advice) {
  const char* outcome = outcome_name(advice.proof);
  if (!outcome) return "";
  const std::string key = std::string("cli.bestmove.") + outcome;
  if (advice.proof == Proof::draw) return ", " + session.say(key);
  const auto moves = winners_moves(state, advice);
  return ", " + (moves ? session.say(key, {{"n", *moves}}) : session.say(key + "_some_time"));
}

void print_text(const Session& session, const State& state, const Advice& advice) {
  const std::string move = advice.move == Move::none ? session.say("cli.bestmove.none") : state.notation(advice.move);
  session.print_line(session.say("cli.bestmove.line", {{"move", move},
                                                       {"score", fmt::format("{:+.2f}", advice.score)},
                                                       {"proof", proof_told(session, state, advice)},
                                                       {"depth", advice.depth},
                                                       {"n", static_cast<std::int64_t>(advice.nodes)},
                                                       {"seconds", fmt::format("{:.2f}", advice.seconds)}}));
  if (advice.line.size() > 1) session.print_line("  " + joined(line_notations(state, advice.line), " "));
}

/// The game's bot, or the reference bot that is named.
std::unique_ptr<Bot> bot_of(const Game& game, const Match& match, const BestmoveArguments& args, std::uint64_t seed) {
  if (args.bot.empty()) return make_bot(game, static_cast<int>(match.setup().players.size()), seed);
  return game.reference_bot(args.bot, seed);
}

void check_bot(const Game& game, const BestmoveArguments& args) {
  if (args.bot.empty() || is_reference_bot(game, args.bot)) return;
  const auto known = game.reference_bots();
  if (known.empty()) throw Stop(ExitStatus::usage_error, "cli.error.no_reference_bots", {{"value", args.bot}});
  throw Stop(ExitStatus::usage_error, "cli.error.reference_bot", {{"value", args.bot}, {"values", joined(known, ", ")}});
}

/// What has just left a bot.
Problem thrown(const Match& match) {
  return bot_problem(match, Problem("bots.failed_words", {{"said", words_of(std::current_exception())}}));
}

Advice think(const Match& match, const BestmoveArguments& args) {
  const Game& game = *match.rules().game;
  const Limits limits = limits_of(args, game);
  const State& state = match.state();
  check_bot(game, args);
  if (!is_player(state.to_move())) throw Stop(ExitStatus::no, match.over() ? "match.over" : "match.between_rounds");
  const auto seed = static_cast<std::uint64_t>(args.game.seed.value_or(0));
  Rng unseen(mix(seed ^ state.hash()));
  try {
    const auto start = std::chrono::steady_clock::now();
    const auto bot = bot_of(game, match, args, seed);
    if (!bot) throw Stop(ExitStatus::broken, bot_problem(match, Problem("bots.failed")));
    Advice advice = think_in_time(*bot, state, unseen, limits, {}, match.rules().hooks.get());
    advice.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return advice;
  } catch (const std::system_error& error) {
    throw Stop(ExitStatus::broken, is_lack_of_threads(error) ? no_more_threads() : thrown(match));
  } catch (const ToldFailure& failure) {
    throw Stop(ExitStatus::broken, failure.problem());
  } catch (const Stop&) {
    throw;
  } catch (...) {
    const Problem problem = thrown(match);  // before the rounds that are tried throw in turn
    throw Stop(ExitStatus::broken, round_fault(match.rules()).value_or(problem));
  }
}

/// Where it is one of several players, it has a move that can be played.
void check_move(const Match& match, Move move) {
  const State& state = match.state();
  if (const auto& script = match.rules().hooks) script->begin_decision();
  MoveList legal;
  state.legal_moves(legal);
  if (move == Move::none) {
    if (match.setup().players.size() < 2 || legal.empty()) return;
    throw Stop(ExitStatus::broken, bot_problem(match, Problem("bots.no_move")));
  }
  if (!legal.contains(move) && move != state.resignation()) throw Stop(ExitStatus::broken, bot_problem(match, illegal_move_of_bot(move)));
}

void run(Session& session, const BestmoveArguments& args) {
  const Match match = play_moves(session, args.game);
  const Advice advice = think(match, args);
  if (has_failed_rules(match.rules().hooks.get())) {
    session.status = ExitStatus::broken;  // what it is, is told at the end
    return;
  }
  check_move(match, advice.move);
  const auto telling = brief_work(match.rules().hooks.get());
  if (args.json) session.print(with_faults(json_of(match.state(), advice), session));
  else print_text(session, match.state(), advice);
}

}  // namespace

void add_bestmove(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<BestmoveArguments>();
  CommandBuilder args = root.command("bestmove", "cli.command.bestmove");
  add_position_arguments(args, target->game);
  args.number("--level", target->level, 1, 100, "cli.word.level");
  args.text("--bot", target->bot, "NAME", "cli.word.bot_name");
  args.real("--time", target->seconds, 0.001, kMaxSeconds, "S", "cli.word.time");
  args.number("--threads", target->threads, 1, 256, "cli.word.threads");
  args.flag("--json", target->json, "cli.word.json");
  args.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
