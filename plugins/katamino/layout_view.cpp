#include "layout_view.hpp"

#include "sdk/position.hpp"
#include "solver/notation.hpp"

#include <utility>

namespace tablier::katamino {
namespace {

Value cell_names(const Rules& rules, int placement) {
  Value all = Value::list();
  for (const Place p : rules.table.cells(placement)) all.push(rules.challenge.grid.name(p));
  return all;
}

}  // namespace

std::string lay_notation(const Rules& rules, int placement) {
  const int number = rules.piece(rules.table[placement].piece).number;
  return to_notation(lay(number, rules.table.cells(placement)), rules.content->pieces, rules.challenge.grid);
}

Value to_value(LaidPosition position) {
  const Rules& rules = position.rules;
  const int seats = rules.challenge.is_duel() ? 2 : 1;
  CommonPosition common{.grid = rules.challenge.grid, .options = rules.options, .turn = position.turn, .seats = seats};
  common.history = std::move(position.history);
  Value placed = Value::list(), left = Value::list(), owners = Value::map();
  for (int piece = 0; piece < rules.pieces(); ++piece) {
    const std::int64_t owner = seat_number(position.owner(piece));
    if (owner != 0) owners.set(letter(rules, piece), owner);
    if (!position.layout.lies(piece)) {
      left.push(letter(rules, piece));
      continue;
    }
    const Value cells = cell_names(rules, position.layout.placed(piece));
    for (const Value& cell : *cells.as_list()) common.cells.push_back({*cell.as_string(), owner});
    placed.push(Value::map({{"letter", letter(rules, piece)}, {"number", rules.piece(piece).number}, {"cells", cells}}));
  }
  Value all = to_value(std::move(common));
  all.set("placed", std::move(placed));
  all.set("left", std::move(left));
  all.set("owners", std::move(owners));
  all.set("free", position.layout.free_cells());
  return all;
}

Value LayoutView::make() const {
  LaidPosition position{.rules = rules_, .layout = layout_, .turn = seat(0)};
  for (const int placement : laid_) position.history.emplace_back(lay_notation(rules_, placement));
  return to_value(std::move(position));
}

}  // namespace tablier::katamino
