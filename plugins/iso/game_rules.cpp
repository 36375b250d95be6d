#include "game_rules.hpp"

namespace tablier::iso {
namespace {

Grid grid_of(const Rules& rules) {
  const int lines = rules.zone_squares + 1;
  Grid grid{.lattice = Lattice::points, .width = lines, .height = lines};
  if (rules.border_free) return grid;
  grid.first_column = grid.first_row = 1;
  grid.mask.resize(static_cast<std::size_t>(grid.size()));
  for (int y = 1; y < lines - 1; ++y)
    for (int x = 1; x < lines - 1; ++x) grid.mask[static_cast<std::size_t>(grid.index({x, y}))] = 1;
  return grid;
}

}  // namespace

GameRules::GameRules(const Rules& r, ScriptedRules j) : rules(r), board(make_board(r)), grid(grid_of(r)), scripted(std::move(j)) {}

}  // namespace tablier::iso
