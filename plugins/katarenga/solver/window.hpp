#pragma once

#include "core/squares.hpp"

#include <cstddef>
#include <cstdint>

/// A number for each set of pawns that fits in four by four squares: the place of its entry in a table.
namespace tablier::katarenga {

inline constexpr int kWindowSets = 1 << (kQuarterSide * kQuarterSide);

/// Windows of a board of that side: 1 or 25.
constexpr int windows(int side) { return (side - kQuarterSide + 1) * (side - kQuarterSide + 1); }

/// A set of pawns within the window that is named by its lowest row and its leftmost column, as far as the board lets it.
struct WindowSet {
  int window = 0;
  int shift = 0;            ///< of the window's a1 on the board
  std::uint32_t pawns = 0;  ///< bit `4 * row + column` in the window

  std::size_t index() const { return static_cast<std::size_t>(window) * kWindowSets + pawns; }
};

/// Precondition: not empty, fits in four by four.
WindowSet window_set(int side, SquareSet pawns);

/// A square of the board within a window. Precondition: it is in it.
constexpr int window_square(int side, int shift, int square) {
  if (side == kQuarterSide) return square;
  const int apart = square - shift;
  return apart / kBoardSide * kQuarterSide + apart % kBoardSide;
}

}  // namespace tablier::katarenga
