#include "placing/state.hpp"

#include <array>

namespace tablier::katarenga {
namespace {

constexpr std::string_view kResign = "resign";

Text reason(const char* name, std::vector<TextArg> args = {}) { return Text(std::string("katarenga.reason.") + name, std::move(args)); }

/// How a pawn moves from a square of that colour.
const char* name_of(Colour colour) {
  static constexpr std::array<const char*, kColours> kNames{"red", "yellow", "green", "blue"};
  return kNames[static_cast<std::size_t>(colour)];
}

}  // namespace

std::string PlacingState::notation(Move move) const {
  const PlacingMove decoded = decode(move);
  if (decoded.kind == MoveKind::resign) return std::string(kResign);
  return table_->board().grid().name(table_->board().place(decoded.square));
}

Result<Move> PlacingState::parse(std::string_view text) const {
  if (over()) return Problem(reason("over"));
  if (text == kResign) return resignation();
  const auto place = table_->board().grid().parse(text);
  if (!place) return place.problem();
  const int square = table_->board().square(*place);
  if (const auto why = square_fault(square)) return Problem(*why);
  return place_on(square);
}

Text PlacingState::words(Move move) const {
  if (decode(move).kind != MoveKind::resign) return {};
  if (!rules_->resign_scores) return Text("katarenga.move.resign_match");
  return Text("katarenga.move.resign", {{"n", resignation_points()}});
}

std::optional<Text> PlacingState::square_fault(int square) const {
  const Board& board = table_->board();
  const auto name = [&](int s) { return board.grid().name(board.place(s)); };
  if (over()) return reason("over");
  if ((position_.occupied() & bit(square)) != 0) return reason("taken", {{"square", name(square)}});
  if ((position_.area() & bit(square)) == 0) return reason("area", {{"square", name(square)}, {"side", rules_->placing.area}});
  if ((position_.open() & bit(square)) != 0) return judge().forbidden(position_, mover(), square);
  const int last = position_.last();
  return reason(
      "not_en_prise",
      {{"square", name(square)}, {"from", name(last)}, {"how", Text(std::string("katarenga.from.") + name_of(board.colour(last)))}});
}

Text PlacingState::why_not(const Touch& touch) const {
  if (over()) return reason("over");
  for (const Gesture& g : touch) {
    if (g.kind != GestureKind::put || g.places.empty() || !table_->board().grid().contains(g.places.front())) continue;
    if (const auto why = square_fault(table_->board().square(g.places.front()))) return *why;
  }
  return State::why_not(touch);
}

}  // namespace tablier::katarenga
