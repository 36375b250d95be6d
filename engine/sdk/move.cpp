#include "sdk/move.hpp"

#include <cstdio>
#include <cstdlib>

namespace tablier {

void too_many_moves() {
  std::fprintf(stderr, "tablier: a position offers more than %zu moves, the limit of MoveList\n", kMaxMoves);
  std::abort();
}

}  // namespace tablier
