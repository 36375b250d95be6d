#pragma once

#include "core/any_position.hpp"
#include "scripted_rules.hpp"
#include "sdk/grid.hpp"

#include <memory>
#include <string>

/// All that the states of one game share, from any thread; never changed once the game is made.
namespace tablier::iso {

struct GameRules {
  Rules rules;
  std::shared_ptr<const AnyBoard> board;
  Grid grid;  ///< every crossing of the zone; those of a border that is not free are masked out
  ScriptedRules scripted;

  GameRules(const Rules& r, ScriptedRules j);
  Place place_of(Cell c) const { return {grid.first_column + c.x, grid.first_row + c.y}; }
  /// Precondition: the grid contains the place.
  Cell cell_of(Place p) const {
    return {static_cast<std::int8_t>(p.x - grid.first_column), static_cast<std::int8_t>(p.y - grid.first_row)};
  }
  std::string name(Cell c) const { return grid.name(place_of(c)); }
};

}  // namespace tablier::iso
