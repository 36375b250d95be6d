#pragma once

#include "sdk/bot.hpp"
#include "sdk/rng.hpp"
#include "state.hpp"

#include <memory>

/// The bots. Level 1 plays anything, more likely a tile than a draw; level 2 takes what is worth most now; from level 3 on moves are judged
/// by rollouts, with more and more deals. Every level knows only what its seat has seen.
namespace tablier::triominos {

inline constexpr int kLevels = 6;
inline constexpr int kGreedyLevel = 2;

class TriominosBot final : public Bot {
 public:
  explicit TriominosBot(std::uint64_t seed) : rng_(seed) {}
  /// The score is the expected lead, in points, where there are rollouts; else what the move earns.
  Advice think(const State& state, const Limits& limits, std::stop_token stop) override;

 private:
  Rng rng_;
};

}  // namespace tablier::triominos
