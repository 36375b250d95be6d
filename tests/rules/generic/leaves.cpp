#include "leaves.hpp"

namespace tablier::rules {

std::uint64_t count_leaves(State& state, int depth) {
  if (depth == 0) return 1;
  MoveList moves;
  state.legal_moves(moves);
  if (depth == 1) return moves.size();
  std::uint64_t leaves = 0;
  for (const Move m : moves) {
    state.play(m);
    leaves += count_leaves(state, depth - 1);
    state.undo();
  }
  return leaves;
}

}  // namespace tablier::rules
