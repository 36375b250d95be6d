#pragma once

#include "board.hpp"

#include <vector>

/// Rows that threaten to win, for facts, calls and pictures: found anew each time, by lines. Not for the hot path of a search.
namespace tablier::pente {

/// The stones of a row, in the order of their line.
using Row = std::vector<Point>;

struct Threats {
  std::vector<Row> fours;   ///< one stone more, somewhere, wins
  std::vector<Row> threes;  ///< one stone more makes a four that wins at either end
};

/// Of all rows of a colour, each set of stones once. Captures are not regarded. With rows of another length to win, read four as one stone
/// short of it and three as two short.
Threats threats_of(const Board& board, int colour);

/// What a stone of a colour would take in one direction, whoever's turn it is.
struct CaptureThreat {
  Point at = kNoPoint;  ///< where the stone would stand
  int colour = 0;
  unsigned bit = 0;           ///< the direction, as in Board::captures_at
  std::vector<Point> stones;  ///< all that would leave the board, the nearest first
};
/// All of those that cost the other side a stone: what would take partners' stones alone threatens nobody.
std::vector<CaptureThreat> capture_threats(const Board& board);
/// True where a stone on the board counts for that side when it is taken.
bool is_enemy(const Board& board, Point p, int side);

/// Stones that such a threat would take, partners' that go with an enemy's among them, once each.
std::vector<Point> stones_in_danger(const Board& board);

/// The stones of that colour that stand in a winning row.
std::vector<Point> winning_stones(const Board& board, int colour);

}  // namespace tablier::pente
