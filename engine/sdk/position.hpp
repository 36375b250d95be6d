#pragma once

#include "sdk/game.hpp"
#include "sdk/grid.hpp"
#include "sdk/script.hpp"
#include "sdk/seat.hpp"
#include "sdk/value.hpp"

/// What a script reads of a position, made alike by all games.
namespace tablier {

/// A state as a hook sees it, with the eyes of `viewer`. The state must outlive it, and stand as it stands now while it is used.
class StateView final : public PositionView {
 public:
  StateView(const State& state, Seat viewer) : state_(state), viewer_(viewer) {}

  std::span<const HookField> queries() const override { return state_.queries(); }
  Value answer(std::size_t query, std::span<const Value> arguments) const override { return state_.answer(query, arguments, viewer_); }

 private:
  Value make() const override { return state_.position(viewer_); }

  const State& state_;
  Seat viewer_;
};

/// What every game says, as ValueShape::position declares it.
struct CommonPosition {
  const Grid& grid;
  const Value& options;
  Seat turn = Seat::nobody;
  int seats = 1;
  Value::Map cells = {};
  Value::List history = {};
};
/// A map, to which a game adds its own with `Value::set`.
Value to_value(CommonPosition position);

/// A seat as scripts count it, from 1; 0: nobody.
constexpr std::int64_t seat_number(Seat seat) { return is_player(seat) ? index(seat) + 1 : 0; }

}  // namespace tablier
