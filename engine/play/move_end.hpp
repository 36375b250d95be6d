#pragma once

#include "sdk/game.hpp"

#include <optional>
#include <string>

/// Where a hand ends that makes a move. Used by what is told of moves by their places.
namespace tablier {

struct MoveEnd {
  int surface = 0;
  Place place;
};

/// None where the move has no place.
std::optional<MoveEnd> end_of(const Touch& touch);
/// What that place is called, of a move that is legal there; empty where it has none.
std::string place_name(const State& state, Move move);

}  // namespace tablier
