#include "pawns/position.hpp"

#include <algorithm>
#include <cassert>

namespace tablier::katarenga {

SquareSet Position::open() const {
  const SquareSet free = area() & ~occupied();
  const bool follows = table_->rules().follow && pawns_ > 0;
  return follows ? free & table_->reach().empty(last(), occupied()) : free;
}

void Position::place(int square) {
  assert((area() & ~occupied() & bit(square)) != 0);
  const SquareSet area_left = area() & table_->near(square);
  own_[static_cast<std::size_t>(mover())] |= bit(square);
  squares_[static_cast<std::size_t>(pawns_++)] = static_cast<std::uint8_t>(square);
  areas_[static_cast<std::size_t>(pawns_)] = area_left;
}

void Position::take_back() {
  assert(pawns_ > 0);
  --pawns_;
  own_[static_cast<std::size_t>(mover())] &= ~bit(square(pawns_));
}

SquareSet attackers(const Position& position, int square) {
  const Reach& reach = position.table().reach();
  SquareSet found = 0;
  for_each(position.occupied(), [&](int pawn) {
    if ((reach.all(pawn, position.occupied()) & bit(square)) != 0) found |= bit(pawn);
  });
  return found;
}

SquareSet attacked(const Position& position, int square) {
  return position.table().reach().all(square, position.occupied()) & position.occupied();
}

int longest_line(const Board& board, SquareSet own, int square) {
  const auto has = [&](int x, int y) {
    return x >= 0 && y >= 0 && x < board.side() && y < board.side() && (own & bit(y * board.side() + x)) != 0;
  };
  const auto run = [&](int dx, int dy) {
    int n = 0;
    while (has(board.column(square) + (n + 1) * dx, board.row(square) + (n + 1) * dy)) ++n;
    return n;
  };
  const auto through = [&](int dx, int dy) { return 1 + run(dx, dy) + run(-dx, -dy); };
  return std::max({through(1, 0), through(0, 1), through(1, 1), through(1, -1)});
}

}  // namespace tablier::katarenga
