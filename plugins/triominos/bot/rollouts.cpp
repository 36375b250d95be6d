#include "rollouts.hpp"

#include "greedy.hpp"
#include "prudent.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tablier::triominos {
namespace {

/// Deals between two looks at who lags behind.
constexpr std::uint32_t kLookEvery = 32;
/// Standard errors of the difference to the best that end a race.
constexpr double kFarBehind = 2.5;
/// A difference of worth that nobody would feel; standard errors within which it has to be known.
constexpr double kAlike = 0.01;
constexpr double kSure = 2;

}  // namespace

Rollouts::Rollouts(const Position& position, const BeliefState& belief, const RolloutPlan& plan)
    : position_(position), belief_(belief), plan_(plan), rng_(plan.seed) {
  MoveList moves;
  position.legal_moves(moves);
  for (const Move move : moves) {
    // It makes no difference how the first tile is turned.
    if (!position.board().empty() || decode(move).turn == 0) lanes_.push_back({.runner = {.move = move}, .rewards = {}});
  }
}

Evaluation Rollouts::play_out(Position& p, Rng& rng) const {
  while (!p.over()) p.play(p.chance_to_move() ? p.chance() : plan_.policy == Policy::prudent ? prudent_move(p, rng) : greedy_move(p, rng));
  return evaluate(p, position_.mover());
}

void Rollouts::try_deal() {
  Position deal = position_;
  belief_.deal(deal, position_.mover(), rng_);
  const std::uint64_t luck = rng_.next();
  for (Lane& lane : lanes_) {
    if (!lane.racing) continue;
    Position p = deal;
    p.play(lane.runner.move);
    Rng rng(luck);
    const Evaluation w = play_out(p, rng);
    lane.rewards.push_back(static_cast<float>(w.reward));
    lane.runner.reward += w.reward;
    lane.runner.lead += w.lead;
    ++lane.runner.tries;
    ++playouts_;
  }
  ++deals_;
}

Rollouts::Difference Rollouts::difference(const Lane& one, const Lane& other) {
  const std::size_t deals = std::min(one.rewards.size(), other.rewards.size());
  if (deals == 0) return {};
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < deals; ++i) {
    const double d = one.rewards[i] - other.rewards[i];
    sum += d;
    squares += d * d;
  }
  const auto n = static_cast<double>(deals);
  const double mean = sum / n;
  return {mean, std::sqrt(std::max(squares / n - mean * mean, 1e-9) / n)};
}

/// Whether the difference is beyond what luck explains, or surely too small to think about.
bool Rollouts::is_settled(const Lane& lane, const Lane& best) {
  const Difference d = difference(best, lane);
  return d.mean > kFarBehind * d.error || d.mean + kSure * d.error < kAlike;
}

const Rollouts::Lane* Rollouts::leader() const {
  const Lane* best = nullptr;
  for (const Lane& lane : lanes_)
    if (lane.racing && (!best || lane.runner.reward > best->runner.reward)) best = &lane;
  return best;
}

void Rollouts::retire() {
  const Lane* const best = leader();
  for (Lane& lane : lanes_)
    if (lane.racing && &lane != best && is_settled(lane, *best)) lane.racing = false;
}

Comparison Rollouts::compare(Move with) const {
  const auto other = std::ranges::find_if(lanes_, [with](const Lane& lane) { return lane.runner.move == with; });
  const Lane* const best = leader();
  if (deals_ == 0 || other == lanes_.end() || !best) return {};
  const Difference d = difference(*best, *other);
  return {best->runner.move, d.mean, d.error};
}

void Rollouts::run(const std::function<bool()>& go_on) {
  const auto racing = [&] { return std::count_if(lanes_.begin(), lanes_.end(), [](const Lane& l) { return l.racing; }); };
  while (deals_ < plan_.deals && racing() > 1 && go_on()) {
    try_deal();
    if (deals_ % kLookEvery == 0) retire();
  }
}

std::vector<Runner> Rollouts::runners() const {
  std::vector<Runner> all;
  for (const Lane& lane : lanes_) all.push_back(lane.runner);
  return all;
}

}  // namespace tablier::triominos
