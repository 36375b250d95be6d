#pragma once

#include "bot/move_evaluation.hpp"
#include "sdk/search/mcts.hpp"

/// Rollout policies.
namespace tablier::iso {

/// How a guided playout chooses.
struct RolloutPolicy {
  EvaluationWeights weights;
  int tries = 3;         ///< placements drawn by lot, of which the best is played; 0: the first that comes, uniformly
  float shape_bias = 1;  ///< 0: shapes are drawn as often as they have placements; else by the worth of a copy, so much sharper
};

/// Plays to the end, and appends what was played.
void roll_out(Position<1>& position, const RolloutPolicy& policy, Rng& rng, MctsTrace& trace);
void roll_out(Position<2>& position, const RolloutPolicy& policy, Rng& rng, MctsTrace& trace);
void roll_out(Position<4>& position, const RolloutPolicy& policy, Rng& rng, MctsTrace& trace);
void roll_out(Position<11>& position, const RolloutPolicy& policy, Rng& rng, MctsTrace& trace);

/// Every legal move with its value, as MoveEvaluation has it, in the place of its prior.
void valued_moves(const Position<1>& position, const EvaluationWeights& weights, MctsMoves& moves);
void valued_moves(const Position<2>& position, const EvaluationWeights& weights, MctsMoves& moves);
void valued_moves(const Position<4>& position, const EvaluationWeights& weights, MctsMoves& moves);
void valued_moves(const Position<11>& position, const EvaluationWeights& weights, MctsMoves& moves);

/// Turns values into priors: 1 for the best, and so much less for others as they are worse.
void make_priors(MctsMoves& moves, float inverse_temperature);

}  // namespace tablier::iso
