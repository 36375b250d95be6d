#include "placing/refusals.hpp"

#include "core/way.hpp"
#include "placing/state.hpp"

#include <algorithm>
#include <cstdlib>

namespace tablier::katarenga {
namespace {

Text refusal(const char* name, std::vector<TextArg> args = {}) { return Text(std::string("katarenga.reason.") + name, std::move(args)); }

int distance(const Board& board, int a, int b) {
  return std::max(std::abs(board.column(a) - board.column(b)), std::abs(board.row(a) - board.row(b)));
}

/// The one of `pawns` that is nearest to a square; absent where there is none.
std::optional<int> nearest(const Board& board, SquareSet pawns, int square) {
  std::optional<int> found;
  for_each(pawns, [&](int pawn) {
    if (!found || distance(board, pawn, square) < distance(board, *found, square)) found = pawn;
  });
  return found;
}

Text not_en_prise(const Position& position, int square) {
  const Board& board = position.table().board();
  const int last = position.last();
  if (const auto fault = slide_fault(board, position.table().reach(), position.occupied(), last, square)) return *fault;
  return refusal("not_en_prise",
                 {{"square", square_name(board, square)}, {"from", square_name(board, last)}, {"how", way_from(board, last)}});
}

/// A pawn there and one that is there already lie too far apart.
Text outside_area(const Position& position, int square) {
  const Board& board = position.table().board();
  const auto far = nearest(board, position.occupied() & ~position.table().near(square), square);
  return refusal("area", {{"square", square_name(board, square)},
                          {"pawn", far ? square_name(board, *far) : std::string()},
                          {"side", position.table().rules().area}});
}

}  // namespace

std::string square_name(const Board& board, int square) { return board.grid().name(board.place(square)); }

std::optional<Text> square_refusal(const Position& position, int square) {
  const SquareSet here = bit(square);
  if ((position.occupied() & here) != 0) return refusal("taken", {{"square", square_name(position.table().board(), square)}});
  const bool follows = position.table().rules().follow && position.pawns() > 0;
  if (follows && (position.table().reach().empty(position.last(), position.occupied()) & here) == 0) return not_en_prise(position, square);
  if ((position.area() & here) == 0) return outside_area(position, square);
  return std::nullopt;
}

Text script_reason(const std::string& name, const Position& position, int square) {
  const Board& board = position.table().board();
  std::vector<TextArg> args{{"square", square_name(board, square)}};
  if (const auto pawn = nearest(board, attackers(position, square), square)) {
    args.push_back({"attacker", square_name(board, *pawn)});
    args.push_back({"attacker_goes", way_from(board, *pawn)});
  }
  if (const auto pawn = nearest(board, attacked(position, square), square)) {
    args.push_back({"attacked", square_name(board, *pawn)});
    args.push_back({"goes", way_from(board, square)});
  }
  return refusal(name.c_str(), std::move(args));
}

std::optional<Text> PlacingState::square_fault(int square) const {
  if (over()) return refusal("over");
  if (auto fault = square_refusal(position_, square)) return fault;
  return scripted().forbidden(position_, mover(), square, StateView(*this, Seat::nobody));
}

Text PlacingState::why_not(const Touch& touch) const {
  if (over()) return refusal("over");
  for (const Gesture& g : touch) {
    if (g.kind != GestureKind::put || g.places.empty() || !table_->board().grid().contains(g.places.front())) continue;
    if (const auto why = square_fault(table_->board().square(g.places.front()))) return *why;
  }
  return State::why_not(touch);
}

}  // namespace tablier::katarenga
