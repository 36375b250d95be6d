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

Position::Position(const PawnTable& table, const StartPawns& start) : table_(&table), first_mover_(start.mover), own_(start.own) {
  areas_[0] = table.board().all();
  for_each(start.all() & ~(start.last ? bit(*start.last) : 0), [this](int square) { stand(square); });
  if (start.last) stand(*start.last);
  started_with_ = pawns_;
}

SquareSet Position::open() const {
  const SquareSet free = area() & ~occupied();
  const bool follows = table_->rules().follow && pawns_ > 0;
  return follows ? free & table_->reach().empty(last(), occupied()) : free;
}

void Position::place(int square) {
  assert((area() & ~occupied() & bit(square)) != 0);
  own_[static_cast<std::size_t>(mover())] |= bit(square);
  stand(square);
}

void Position::stand(int square) {
  const SquareSet area_left = area() & table_->near(square);
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
