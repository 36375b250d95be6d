#pragma once

#include "core/board.hpp"

#include <array>
#include <bit>

/// Where something may happen: the points near the stones.
namespace tablier::pente {

/// Calls `visit(Point)` for each empty point at most two columns and two rows from a stone, row by row from A1.
template <typename Visit>
void each_candidate(const Board& board, Visit visit) {
  const int side = board.rules().side;
  std::array<Word, kSide + 4> wide{};  // two rows of nothing below and above
  for (int y = 0; y < side; ++y) {
    const auto line = static_cast<std::size_t>(y);
    const Word stones = kMasks[static_cast<std::size_t>(side)][line] & ~board.empty_line(line);
    wide[line + 2] = stones | stones << 1 | stones << 2 | stones >> 1 | stones >> 2;
  }
  for (int y = 0; y < side; ++y) {
    const auto line = static_cast<std::size_t>(y);
    Word points = (wide[line] | wide[line + 1] | wide[line + 2] | wide[line + 3] | wide[line + 4]) & board.empty_line(line);
    for (; points; points &= points - 1) visit(point_at(std::countr_zero(points) - kPad, y));
  }
}

}  // namespace tablier::pente
