#include "moving/bot/distances.hpp"

namespace tablier::katarenga::moving {

MoveCounts moves_to(const Reach& reach, SquareSet goals) {
  MoveCounts counts;
  counts.fill(kFarAway);
  for_each(goals, [&](int square) { counts[static_cast<std::size_t>(square)] = 0; });
  SquareSet known = goals;
  for (std::uint8_t moves = 1; moves < kFarAway; ++moves) {
    SquareSet found = 0;
    for (int square = 0; square < kMaxSquares; ++square)
      if ((known & bit(square)) == 0 && (reach.all(square, 0) & known) != 0) found |= bit(square);
    for_each(found, [&](int square) { counts[static_cast<std::size_t>(square)] = moves; });
    known |= found;
  }
  return counts;
}

}  // namespace tablier::katarenga::moving
