#include "app/bot_words.hpp"
#include "app/commands.hpp"
#include "app/game_words.hpp"
#include "bots/default_bot.hpp"

#include <fmt/format.h>

#include <chrono>
#include <memory>

namespace tablier {
namespace {

/// A person waits that long without wondering.
constexpr double kUsualSeconds = 2;
constexpr double kMostSeconds = 86'400;

struct BestmoveWords {
  GameWords game;
  std::int64_t level = 0;
  std::string bot;
  double seconds = 0;
  std::int64_t threads = 1;
  bool json = false;
};

Limits limits_of(const BestmoveWords& words, const Game& game) {
  if (words.level && words.seconds > 0) throw Stop(ExitStatus::wrong_words, "cli.error.level_or_time");
  if (words.level > bot_levels(game))
    throw Stop(ExitStatus::wrong_words, "cli.error.bot", {{"value", words.level}, {"levels", bot_levels(game)}});
  Limits limits;
  limits.level = static_cast<int>(words.level);
  if (!words.level) limits.seconds = words.seconds > 0 ? words.seconds : kUsualSeconds;
  limits.threads = static_cast<int>(words.threads);
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
    all.push_back(state->notation(move));
    state->play(move);
  }
  return all;
}

/// How many moves whoever wins by the line makes in it.
std::int64_t winners_moves(const State& from, const Advice& advice) {
  const auto state = from.clone();
  std::int64_t own = 0, others = 0;
  for (const Move move : advice.line) {
    ++(state->to_move() == from.to_move() ? own : others);
    state->play(move);
  }
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

void print_text(const Session& session, const State& state, const Advice& advice) {
  const std::string move = advice.move == Move::none ? session.say("cli.bestmove.none") : state.notation(advice.move);
  const char* outcome = outcome_name(advice.proof);
  const std::string proof =
      outcome ? ", " + session.say(std::string("cli.bestmove.") + outcome, {{"n", winners_moves(state, advice)}}) : "";
  session.print_line(session.say("cli.bestmove.line", {{"move", move},
                                                       {"score", fmt::format("{:+.2f}", advice.score)},
                                                       {"proof", proof},
                                                       {"depth", advice.depth},
                                                       {"n", static_cast<std::int64_t>(advice.nodes)},
                                                       {"seconds", fmt::format("{:.2f}", advice.seconds)}}));
  if (advice.line.size() > 1) session.print_line("  " + joined(line_notations(state, advice.line), " "));
}

/// The game's bot, or the reference bot that is named.
std::unique_ptr<Bot> bot_of(const Game& game, const Match& match, const BestmoveWords& words, std::uint64_t seed) {
  if (words.bot.empty()) return make_bot(game, static_cast<int>(match.setup().players.size()), seed);
  return game.reference_bot(words.bot, seed);
}

void check_bot(const Game& game, const BestmoveWords& words) {
  if (words.bot.empty() || is_reference_bot(game, words.bot)) return;
  throw Stop(ExitStatus::wrong_words, "cli.error.reference_bot", {{"value", words.bot}, {"values", joined(game.reference_bots(), ", ")}});
}

Advice think(const Match& match, const BestmoveWords& words) {
  const Game& game = *match.rules().game;
  const Limits limits = limits_of(words, game);
  const State& state = match.state();
  check_bot(game, words);
  if (!is_player(state.to_move())) throw Stop(ExitStatus::no, match.over() ? "match.over" : "match.between_rounds");
  const auto seed = static_cast<std::uint64_t>(words.game.seed);
  Rng unseen(mix(seed ^ state.hash()));
  try {
    const auto start = std::chrono::steady_clock::now();
    Advice advice = bot_of(game, match, words, seed)->think(*state.sample(state.to_move(), unseen), limits, {});
    advice.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return advice;
  } catch (...) {
    throw Stop(ExitStatus::broken, "bots.failed");
  }
}

void run(const Session& session, const BestmoveWords& words) {
  const Match match = play_moves(session, words.game);
  const Advice advice = think(match, words);
  if (words.json) session.print(json_of(match.state(), advice));
  else print_text(session, match.state(), advice);
}

}  // namespace

void add_bestmove(Words& root, Session& session) {
  const auto target = std::make_shared<BestmoveWords>();
  Words words = root.command("bestmove", "cli.command.bestmove");
  add_position_words(words, target->game);
  words.number("--level", target->level, 1, 100, "cli.word.level");
  words.text("--bot", target->bot, "NAME", "cli.word.bot_name");
  words.real("--time", target->seconds, 0.001, kMostSeconds, "S", "cli.word.time");
  words.number("--threads", target->threads, 1, 256, "cli.word.threads");
  words.flag("--json", target->json, "cli.word.json");
  words.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
