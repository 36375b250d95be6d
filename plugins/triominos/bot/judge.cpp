#include "judge.hpp"

#include "prudent.hpp"
#include "rollouts.hpp"

#include <algorithm>
#include <cmath>

namespace tablier::triominos {
namespace {

/// By which a value is known within a twentieth or so, and the moves that matter are told apart; a quarter of a second in all.
constexpr std::uint32_t kValueDeals = 800, kRaceDeals = 160;
/// Standard errors of a gain beyond which luck does not explain it; the leader is the luckiest of several.
constexpr double kBeyondLuck = 3;
/// From a reward, 0 … 1, to the measure of a judgement.
constexpr double kMeasure = 2;

/// The move as the race has it: it makes no difference how the first tile is turned.
Move as_raced(const Position& position, Move move) {
  DecodedMove decoded = decode(move);
  if (position.board().empty() && decoded.kind == MoveKind::lay) decoded.turn = 0;
  return encode(decoded);
}

/// 1 won, −1 lost, 0 neither.
double result_of(const Position& over, int seat) {
  if (over.data().winners == 0) return 0;
  return (over.data().winners >> seat & 1) != 0 ? 1 : -1;
}

/// The round played on from the position as one seat may imagine it; where that is the mover, by its best move.
double tried(const Position& position, const BeliefState& belief, int viewer, Move best, Rng& rng) {
  const int mover = position.mover();
  Position p = position;
  belief.deal(p, viewer, rng);
  if (viewer == mover && best != Move::none) p.play(best);
  while (!p.over()) p.play(p.chance_to_move() ? p.chance() : prudent_move(p, rng));
  return result_of(p, mover);
}

/// By how much a move is better than one that nobody chooses, sand that ran out or giving up; 0 where luck explains it.
double gain_over(const Position& position, const BeliefState& belief, Move best, Move played, std::uint64_t seed) {
  double sum = 0, squares = 0;
  for (std::uint32_t i = 0; i < kRaceDeals; ++i) {
    Rng one(mix(seed + i)), other(mix(seed + i));
    const double d = tried(position, belief, position.mover(), best, one) - tried(position, belief, position.mover(), played, other);
    sum += d;
    squares += d * d;
  }
  const double mean = sum / kRaceDeals, error = std::sqrt(std::max(squares / kRaceDeals - mean * mean, 0.0) / kRaceDeals);
  return mean > kBeyondLuck * error ? mean : 0;
}

}  // namespace

std::optional<Judgement> judge(const Position& position, const BeliefState& belief, Move played, const std::stop_token& stop) {
  const std::uint64_t seed = mix(position.hash());
  Rollouts race(position, belief, {.deals = kRaceDeals, .seed = seed, .policy = Policy::prudent});
  race.run([&stop] { return !stop.stop_requested(); });
  Judgement judgement;
  Move best = Move::none;
  if (played == Move::none) {
    best = judgement.better = race.leading();
  } else if (!race.races(as_raced(position, played))) {
    best = judgement.better = race.leading();
    judgement.gain = gain_over(position, belief, best, played, seed);
  } else if (const Comparison compared = race.compare(as_raced(position, played)); compared.best != Move::none) {
    best = played;
    if (compared.gain > kBeyondLuck * compared.error) {
      best = judgement.better = compared.best;
      judgement.gain = kMeasure * compared.gain;
    }
  }
  Rng rng(mix(seed));
  double sum = 0;
  for (std::uint32_t i = 0; i < kValueDeals; ++i) {
    if (stop.stop_requested()) return std::nullopt;
    sum += tried(position, belief, static_cast<int>(i) % position.seats(), best, rng);
  }
  judgement.value = sum / kValueDeals;
  judgement.error = std::sqrt(std::max(1 - judgement.value * judgement.value, 0.0) / kValueDeals);
  return judgement;
}

}  // namespace tablier::triominos
