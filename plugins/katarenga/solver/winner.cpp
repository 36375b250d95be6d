#include "solver/winner.hpp"

#include "solver/window.hpp"

namespace tablier::katarenga {

void WinnerSearch::reset(const PawnTable& table) {
  table_ = &table;
  side_ = table.board().side();
  transpositions_.assign(static_cast<std::size_t>(windows(side_)) * kWindowSets, {});
  nodes_ = 0;
}

bool WinnerSearch::wins_with(int square) { return !mover_wins(bit(square), table_->near(square), square); }

SquareSet WinnerSearch::winning_squares() {
  SquareSet winning = 0;
  for_each(table_->board().all(), [&](int square) {
    if (wins_with(square)) winning |= bit(square);
  });
  return winning;
}

bool WinnerSearch::mover_wins(SquareSet pawns, SquareSet area, int last) {
  const WindowSet set = window_set(side_, pawns);
  const auto mark = static_cast<std::uint16_t>(1 << window_square(side_, set.shift, last));
  Entry& entry = transpositions_[set.index()];
  if ((entry.known & mark) != 0) return (entry.won & mark) != 0;
  ++nodes_;
  bool won = false;
  for (SquareSet left = table_->reach().empty(last, pawns) & area; left != 0 && !won; left &= left - 1) {
    const int square = first(left);
    won = !mover_wins(pawns | bit(square), area & table_->near(square), square);
  }
  entry.known |= mark;
  if (won) entry.won |= mark;
  return won;
}

}  // namespace tablier::katarenga
