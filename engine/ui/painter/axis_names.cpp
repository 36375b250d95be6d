#include "ui/painter/axis_names.hpp"

#include <algorithm>

namespace tablier {
namespace {

bool is_named(const Grid& grid, Place p) {
  const auto own = [p](const PlaceName& n) { return n.place == p; };
  return grid.contains(p) && std::none_of(grid.own_names.begin(), grid.own_names.end(), own);
}

}  // namespace

std::vector<AxisName> column_names(const Grid& grid) {
  std::vector<AxisName> names;
  for (int x = 0; x < grid.width; ++x)
    for (int y = 0; y < grid.height; ++y) {
      if (!is_named(grid, {x, y})) continue;
      names.push_back({x, grid.name({x, y}).substr(0, 1)});
      break;
    }
  return names;
}

std::vector<AxisName> row_names(const Grid& grid) {
  std::vector<AxisName> names;
  for (int y = 0; y < grid.height; ++y)
    for (int x = 0; x < grid.width; ++x) {
      if (!is_named(grid, {x, y})) continue;
      names.push_back({y, std::to_string(y - grid.first_row + 1)});
      break;
    }
  return names;
}

}  // namespace tablier
