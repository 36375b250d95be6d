#include "placing/bot/look_ahead.hpp"

#include <algorithm>

namespace tablier::katarenga {

int look_ahead(Position& position, int plies) {
  const SquareSet open = position.open();
  if (open == 0) return -1;
  if (plies == 0) return 0;
  int best = -1;
  for (SquareSet left = open; left != 0 && best < 1; left &= left - 1) {
    position.place(first(left));
    best = std::max(best, -look_ahead(position, plies - 1));
    position.take_back();
  }
  return best;
}

}  // namespace tablier::katarenga
