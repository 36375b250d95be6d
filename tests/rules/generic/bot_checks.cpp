#include "bot_checks.hpp"

#include "broken.hpp"
#include "match/stopwatch.hpp"

#include <cmath>

namespace tablier::rules {
namespace {

constexpr double kShortThought = 0.02;
/// Seconds that a stopped bot may take on a machine that is busy.
constexpr double kSoon = 5;

void check_line(const State& state, const Advice& advice) {
  demand(advice.line.empty() || advice.line.front() == advice.move, "a bot's line begins with another move than it advises");
  const auto clone = state.clone();
  MoveList moves;
  for (const Move m : advice.line) {
    if (clone->to_move() == Seat::chance) return;
    moves.clear();
    clone->legal_moves(moves);
    demand(moves.contains(m), "a bot's line cannot be played");
    clone->play(m);
  }
}

void check_advice(const State& state, const Advice& advice) {
  demand(std::isfinite(advice.score), "a bot's score is no number");
  MoveList moves;
  state.legal_moves(moves);
  demand(advice.move == Move::none || moves.contains(advice.move), "a bot advises what is not legal");
  check_line(state, advice);
}

Advice advice_of(const Game& game, const State& state, const Limits& limits, std::uint64_t seed, const std::stop_token& stop = {}) {
  const auto hash = state.hash();
  const Advice advice = game.bot(seed)->think(state, limits, stop);
  demand(state.hash() == hash, "a bot changes the position that it thinks about");
  return advice;
}

}  // namespace

void check_bot(const Game& game, const State& state, std::uint64_t seed) {
  demand((game.levels() > 0) == (game.bot(seed) != nullptr), "a game has levels and no bot, or a bot and no levels");
  if (game.levels() == 0) return;
  Limits by_time;
  by_time.seconds = kShortThought;
  check_advice(state, advice_of(game, state, by_time, seed));
  Limits by_level;
  by_level.level = 1;
  const Advice advice = advice_of(game, state, by_level, seed);
  check_advice(state, advice);
  const Advice again = advice_of(game, state, by_level, seed);
  demand(advice.move == again.move && advice.line == again.line, "the same level and seed give other advice");
  std::stop_source stopped;
  stopped.request_stop();
  by_level.level = game.levels();
  const double start = steady_seconds();
  check_advice(state, advice_of(game, state, by_level, seed, stopped.get_token()));
  demand(steady_seconds() - start < kSoon, "a bot goes on when it is stopped");
}

}  // namespace tablier::rules
