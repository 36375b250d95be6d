#include "core/position_query.hpp"

namespace tablier::katarenga {
namespace {

enum Query : std::size_t { reaches, attackers };

SquareSet pawns_that_reach(const Reach& reach, SquareSet occupied, int square) {
  SquareSet found = 0;
  for_each(occupied & ~bit(square), [&](int pawn) {
    if ((reach.all(pawn, occupied) & bit(square)) != 0) found |= bit(pawn);
  });
  return found;
}

}  // namespace

std::span<const HookField> position_queries() {
  static const std::vector<HookField> kQueries = [] {
    const ValueShape square = ValueShape::text("square");
    const ValueShape query = ValueShape::query({{"square", square}}, ValueShape::list(square));
    return std::vector<HookField>{{"reaches", query}, {"attackers", query}};
  }();
  return kQueries;
}

Value answer_query(std::size_t query, std::span<const Value> arguments, const Board& board, const Reach& reach, SquareSet occupied) {
  const Grid grid = board.grid();
  Value names = Value::list();
  const auto place = grid.parse(*arguments.front().as_string());
  if (!place) return {};
  const int square = board.square(*place);
  const SquareSet found = query == reaches ? reach.all(square, occupied) : pawns_that_reach(reach, occupied, square);
  for_each(found, [&](int each) { names.push(grid.name(board.place(each))); });
  return names;
}

}  // namespace tablier::katarenga
