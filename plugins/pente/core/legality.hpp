#pragma once

#include "board.hpp"

/// Where the mover may place a stone, beyond what Board::place asks for: the rules of the first stones, the bonus, the ban on double
/// threes. A bonus may stand on any free diamond. The opening's swaps and a variant's `allow` hook are the state's.
namespace tablier::pente {

/// Why a point is barred.
enum class Illegality : std::uint8_t {
  none,
  taken,
  centre_first,  ///< the first stone stands on the centre
  too_near,      ///< the first player's second stone keeps its distance
  no_diamond,    ///< a bonus stands on a diamond
  double_three
};

/// True where the rule may bar some empty point now; when not, every empty point is free (a bonus apart).
inline bool is_restricted(const Board& board) {
  const Rules& rules = board.rules();
  const Turn& turn = board.turn();
  if (rules.double_three_banned || turn.bonus_due) return true;
  return turn.placed == 0 ? rules.first_on_centre : turn.placed == rules.second_stone() && rules.second_distance > 0;
}

/// Precondition: !board.over(). The same for power stones.
Illegality illegality(const Board& board, Point p);

/// Calls `visit(Point)` for each point that is not barred, row by row from A1. Allocates nothing.
template <typename Visit>
void for_each_legal(const Board& board, Visit visit) {
  const bool restricted = is_restricted(board);
  for (int y = 0; y < board.rules().side; ++y)
    for (Word free = board.empty_line(static_cast<std::size_t>(y)); free; free &= free - 1) {
      const Point p = point_at(std::countr_zero(free) - kPad, y);
      if (!restricted || illegality(board, p) == Illegality::none) visit(p);
    }
}

/// True where a stone of that colour on that empty point makes two or more open threes at once and takes nothing (renju's ban, as ninuki
/// has it). An open three: one stone more on its line makes four in a row with both ends free.
bool makes_double_three(const Board& board, Point p, int colour);

}  // namespace tablier::pente
