#pragma once

#include "sdk/bot.hpp"
#include "sdk/rng.hpp"
#include "state.hpp"

#include <memory>

/// The bots. Level 1 plays any tile that fits; level 2 takes what is worth most now; level 3 leaves others little; level 4 judges moves
/// by rollouts, the levels above and a bot by time by information-set MCTS. Every level knows only what its seat has seen.
namespace tablier::triominos {

inline constexpr int kLevels = 6;
inline constexpr int kGreedyLevel = 2;
inline constexpr int kRolloutLevel = 4;
inline constexpr int kTreeLevel = 5;

class TriominosBot final : public Bot {
 public:
  explicit TriominosBot(std::uint64_t seed) : rng_(seed) {}
  /// The score is the expected lead, in points, from level 4 on; 0 below.
  Advice think(const State& state, const Limits& limits, std::stop_token stop) override;
  std::optional<Judgement> judge(const State& state, Move played, std::stop_token stop) override;

 private:
  Rng rng_;
};

}  // namespace tablier::triominos
