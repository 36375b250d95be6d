#pragma once

#include "core/squares.hpp"

/// Sets of squares of a board of 8 × 8, as the moving games look at them.
namespace tablier::katarenga::moving {

inline constexpr SquareSet kRow1 = 0xff;
inline constexpr SquareSet kColumnA = 0x0101010101010101;
inline constexpr SquareSet kColumnH = kColumnA << (kBoardSide - 1);

constexpr int column_of(int square) { return square % kBoardSide; }
constexpr int row_of(int square) { return square / kBoardSide; }
constexpr bool has(SquareSet set, int square) { return (set >> square & 1) != 0; }

/// What shares a side with one of the set.
constexpr SquareSet beside(SquareSet set) {
  return set << kBoardSide | set >> kBoardSide | (set & ~kColumnH) << 1 | (set & ~kColumnA) >> 1;
}

}  // namespace tablier::katarenga::moving
