#pragma once

#include <cstddef>
#include <span>
#include <vector>

/// How the moves of a round stand in two columns. Pure arithmetic: widths in pixels.
namespace tablier {

/// What the layout has to know of a move.
struct MoveCell {
  float width = 0;      ///< that it needs where nothing of it is cut
  int column = -1;      ///< 0 or 1, of the seat that made it; −1: whichever is free
  bool begins = false;  ///< it does not go on from the one before: a line beside the match begins or has ended
};

/// One line of the list.
struct MoveRow {
  std::vector<std::size_t> cells;  ///< indices of the moves, from left to right
  std::vector<int> columns;        ///< of each of them
  bool whole = false;              ///< its only move takes the whole width
  float left = 0;                  ///< of that one, where it begins: as near to its seat's column as its words let it, in pixels
  float split = 0;                 ///< where its second column begins, in pixels
};

/// Moves that need no more than half of `width` stand two in a row, each in its column, and so do two of which one needs more where the
/// other leaves it that; the others have a row to themselves. Where most of them need one, all do, and begin at the left.
std::vector<MoveRow> rows_of_moves(std::span<const MoveCell> moves, float width);

}  // namespace tablier
