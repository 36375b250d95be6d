#pragma once

#include "belief_state.hpp"
#include "position.hpp"
#include "sdk/move.hpp"
#include "sdk/search/budget.hpp"

#include <cstdint>

/// Judges moves by a tree: information-set MCTS (see sdk/search) in which every playout deals anew what the seat has not seen. The tree
/// branches at the seat's own moves only. What the others do and what is drawn comes from the deal, where the others play prudently, and
/// is not told apart: a plan is worth what it brings on average. Beyond the tree all play prudently.
namespace tablier::triominos {

struct TreePlan {
  SearchLimits limits;  ///< a node is a playout, of each thread
  int threads = 1;
  std::uint64_t seed = 0;
};

struct TreeAdvice {
  Move move = Move::none;
  double lead = 0;  ///< as Evaluation::lead, on average
  std::uint64_t playouts = 0;
};

/// Precondition: a seat is to move. The position and what is known of it outlive the call.
TreeAdvice search_tree(const Position& position, const BeliefState& belief, const TreePlan& plan);

}  // namespace tablier::triominos
