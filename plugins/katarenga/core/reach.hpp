#pragma once

#include "core/board.hpp"

#include <array>

/// What is en prise from a square: the rule of movement of every game of the set.
namespace tablier::katarenga {

class Reach {
 public:
  /// With `slide_blocking` nothing goes past an occupied square; without, slides pass over them.
  Reach(const Board& board, bool slide_blocking);

  /// The empty squares en prise from `from`. Red as a rook and yellow as a bishop go up to and including the next square of the colour
  /// that they start from; green jumps as a knight; blue goes as a king.
  SquareSet empty(int from, SquareSet occupied) const { return all(from, occupied) & ~occupied; }
  /// The same, and the occupied squares that stop a slide or that a step or jump ends on: what could be captured, if it is the enemy's.
  SquareSet all(int from, SquareSet occupied) const {
    const Lines& lines = lines_[static_cast<std::size_t>(from)];
    return lines.free | upward(lines.up[0], occupied) | upward(lines.up[1], occupied) | downward(lines.down[0], occupied) |
           downward(lines.down[1], occupied);
  }

 private:
  /// Whatever the pieces: `free`. As far as the first piece: four lines, two towards higher squares, two towards lower ones.
  struct Lines {
    SquareSet free = 0;
    std::array<SquareSet, 2> up{};
    std::array<SquareSet, 2> down{};
  };

  /// Up to and including the lowest occupied square; the whole line where there is none.
  static constexpr SquareSet upward(SquareSet line, SquareSet occupied) {
    const SquareSet met = line & occupied;
    return line & (met ^ (met - 1));
  }
  static constexpr SquareSet downward(SquareSet line, SquareSet occupied) {
    const SquareSet met = line & occupied;
    return met == 0 ? line : line & (~SquareSet{0} << (kMaxSquares - 1 - std::countl_zero(met)));
  }

  std::array<Lines, kMaxSquares> lines_{};
};

}  // namespace tablier::katarenga
