#pragma once

#include "position.hpp"

/// What the end of a round is worth to a seat: the leaves of rollouts and of the tree.
namespace tablier::triominos {

struct Evaluation {
  double reward = 0;  ///< 0 … 1: whether it won, and by how much; alone: growing with the points
  double lead = 0;    ///< points ahead of the best other seat; alone: points
};

Evaluation evaluate(const Position& position, int seat);

}  // namespace tablier::triominos
