#include "sdk/position.hpp"

#include "sdk/scene.hpp"

#include <utility>

namespace tablier {
namespace {

void set_size(Value& position, const Grid& grid) {
  if (grid.bounded()) position.set("size", Value::map({{"columns", grid.width}, {"rows", grid.height}, {"layers", grid.depth}}));
}

void set_turn(Value& position, Seat turn) {
  if (is_player(turn)) position.set("turn", seat_number(turn));
}

Value cells_of(const Scene& scene) {
  Value cells = Value::map();
  for (const Token& token : scene.tokens)
    for (const Place place : token.places)
      if (token.surface == 0) cells.set(scene.surfaces.front().grid.name(place), seat_number(token.owner));
  return cells;
}

}  // namespace

Value to_value(CommonPosition position) {
  Value value = Value::map();
  set_size(value, position.grid);
  value.set("cells", std::move(position.cells));
  set_turn(value, position.turn);
  value.set("seats", position.seats);
  value.set("options", position.options);
  value.set("history", std::move(position.history));
  return value;
}

Value plain_position(const State& state, Seat viewer) {
  const Scene scene = state.scene(viewer);
  Value value = Value::map();
  if (!scene.surfaces.empty()) set_size(value, scene.surfaces.front().grid);
  value.set("cells", scene.surfaces.empty() ? Value::map() : cells_of(scene));
  set_turn(value, state.to_move());
  value.set("facts", state.facts(viewer));
  return value;
}

}  // namespace tablier
