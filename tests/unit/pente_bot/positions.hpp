#pragma once

#include "bot/eval_board.hpp"
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
inline EvalBoard eval_board_of(const EvalTables& eval_tables, const std::string& moves) {
  EvalBoard eval{Board(eval_tables.rules()), eval_tables};
  std::istringstream stream(moves);
  for (std::string word; stream >> word;) eval.place(point(word));
  return eval;
}

}  // namespace tablier::pente
