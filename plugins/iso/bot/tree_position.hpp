#pragma once

#include "bot/rollout.hpp"
#include "core/playout.hpp"
#include "sdk/search/mcts.hpp"

/// Positions for Monte-Carlo search: guided ones, and plain ones to measure them against.
namespace tablier::iso {

/// 1 won, 0.5 drawn, 0 lost; with a share of it for how clear it was.
inline Rewards rewards_of(const Tally& tally, const Rules& rules, float for_points) {
  const Score score = score_of(tally, rules);
  const float won = score.winner == kNobody ? 0.5F : score.winner == 0 ? 1.0F : 0.0F;
  const float points = 0.5F + 0.1F * static_cast<float>(score.points[0] - score.points[1]);
  const float first = won + for_points * (points - won);
  return {first, 1 - first};
}

/// Every legal move alike, uniformly random playouts.
template <int kWords>
class PlainTreePosition {
 public:
  explicit PlainTreePosition(const Position<kWords>& position) : position_(position) {}

  int to_move() const { return position_.over() ? -1 : position_.mover(); }
  void moves(MctsMoves& list) const {
    position_.for_each_legal([&](Placement p) { list.push_back({number(p), 0}); });
  }
  void play(std::uint32_t move) { position_.play(static_cast<Placement>(move)); }
  Rewards playout(Rng& rng) {
    play_to_end(position_, rng);
    return rewards_of(position_.tally(), position_.rules(), 0);
  }

 private:
  Position<kWords> position_;
};

/// What a guided search thinks of moves, and how it plays out.
struct Guidance {
  RolloutPolicy rollout;
  EvaluationWeights weights;      ///< of the priors of moves
  float inverse_temperature = 2;  ///< of the priors
  float for_points = 0.1F;        ///< share of the reward that points have
};

/// The guidance outlives it.
template <int kWords>
class GuidedTreePosition {
 public:
  static constexpr std::uint32_t kMoves = kPlacementNumbers;

  GuidedTreePosition(const Position<kWords>& position, const Guidance& guidance) : position_(position), guidance_(&guidance) {}

  int to_move() const { return position_.over() ? -1 : position_.mover(); }
  void moves(MctsMoves& list) const {
    valued_moves(position_, guidance_->weights, list);
    make_priors(list, guidance_->inverse_temperature);
  }
  void play(std::uint32_t move) { position_.play(static_cast<Placement>(move)); }
  Rewards playout(Rng& rng) {
    MctsTrace unused;
    return playout(rng, unused);
  }
  Rewards playout(Rng& rng, MctsTrace& trace) {
    roll_out(position_, guidance_->rollout, rng, trace);
    return rewards_of(position_.tally(), position_.rules(), guidance_->for_points);
  }

 private:
  Position<kWords> position_;
  const Guidance* guidance_;
};

}  // namespace tablier::iso
