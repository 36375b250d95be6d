#include "position_query.hpp"

#include "state.hpp"

#include <array>

namespace tablier::pente {
namespace {

enum Query : std::size_t { takes, makes_row, taking };

/// The points that a stone of that colour there would take.
std::vector<Point> taken_by(const Board& board, Point p, int colour) {
  std::vector<Point> taken;
  if (board.at(p) != kEmpty) return taken;
  const unsigned ends = board.captures_at(p, colour);
  for (unsigned bit = 0; bit < 2 * kDirections; ++bit) {
    if (!(ends >> bit & 1)) continue;
    const int step = bit % 2 != 0 ? kSteps[bit / 2] : -kSteps[bit / 2];
    for (int i = 1; i <= board.capture_length(p, colour, bit); ++i) taken.push_back(static_cast<Point>(p + i * step));
  }
  return taken;
}

std::vector<Point> points_that_take(const GameRules& rules, const Board& board, int colour) {
  std::vector<Point> points;
  for (int y = 0; y < rules.board.side; ++y)
    for (int x = 0; x < rules.board.side; ++x)
      if (const Point p = point_at(x, y); board.at(p) == kEmpty && board.captures_at(p, colour) != 0) points.push_back(p);
  return points;
}

}  // namespace

Value point_names(const GameRules& rules, std::span<const Point> points) {
  Value all = Value::list();
  for (const Point p : points) all.push(rules.grid.name(place_of(p)));
  return all;
}

std::vector<HookField> position_queries() {
  const ValueShape points = ValueShape::list(ValueShape::text("point"));
  const std::vector<HookField> stone{{"point", ValueShape::text("point")}, {"seat", ValueShape::seat(kMaxSeats)}};
  return {{"takes", ValueShape::query(stone, points)},
          {"makes_row", ValueShape::query(stone, ValueShape::boolean())},
          {"taking", ValueShape::query({{"seat", ValueShape::seat(kMaxSeats)}}, points)}};
}

std::span<const HookField> PenteState::queries() const {
  static const std::vector<HookField> kQueries = position_queries();
  return kQueries;
}

Value PenteState::answer(std::size_t query, std::span<const Value> arguments, Seat) const {
  const int seat = static_cast<int>(*arguments.back().as_int()) - 1;
  const bool plays = seat < rules_->seats();
  if (query == taking) return plays ? point_names(*rules_, points_that_take(*rules_, board_, colour_of_seat(seat))) : Value::list();
  const auto place = rules_->grid.parse(*arguments.front().as_string());
  if (!place) return {};
  const bool asked = plays && board_.at(point_of(*place)) == kEmpty;
  if (query == makes_row) return asked && board_.five_at(point_of(*place), colour_of_seat(seat));
  return asked ? point_names(*rules_, taken_by(board_, point_of(*place), colour_of_seat(seat))) : Value::list();
}

}  // namespace tablier::pente
