#include "pawns/position.hpp"

#include <cassert>

namespace tablier::katarenga {

namespace {

/// Own pawns one behind the other from beside a square on.
SquareSet run(const Board& board, SquareSet own, int square, int dx, int dy) {
  SquareSet found = 0;
  int x = board.column(square) + dx;
  int y = board.row(square) + dy;
  for (; x >= 0 && y >= 0 && x < board.side() && y < board.side(); x += dx, y += dy) {
    const SquareSet here = bit(y * board.side() + x);
    if ((own & here) == 0) break;
    found |= here;
  }
  return found;
}

}  // namespace

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

std::array<SquareSet, 4> lines_through(const Board& board, SquareSet own, int square) {
  static constexpr std::array<std::array<int, 2>, 4> kDirections{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
  std::array<SquareSet, 4> lines{};
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto& [dx, dy] = kDirections[i];
    lines[i] = run(board, own, square, dx, dy) | run(board, own, square, -dx, -dy) | bit(square);
  }
  return lines;
}

}  // namespace tablier::katarenga
