#pragma once

#include "bot/field.hpp"
#include "sdk/grid.hpp"

#include <sstream>
#include <string>

/// Positions for the tests of the bots, as lists of points.
namespace tablier::pente {

inline Point point(const std::string& name) {
  Grid grid{Lattice::points, kSide, kSide};
  grid.skip_i = true;
  const Place place = *grid.parse(name);
  return point_at(place.x, place.y);
}

/// The stones of both in turn, from the empty board.
inline Field field_of(const Knowledge& knowledge, const std::string& moves) {
  Field field{Board(knowledge.rules()), knowledge};
  std::istringstream words(moves);
  for (std::string word; words >> word;) field.place(point(word));
  return field;
}

}  // namespace tablier::pente
