#include "ui/painter/axis_names.hpp"

#include "catch.hpp"
#include "ui/painter/surface_geometry.hpp"

using namespace tablier;

namespace {

/// Two by two named squares with a camp at each upper corner.
Grid with_camps() {
  Grid grid{Lattice::squares, 4, 4};
  grid.first_column = grid.first_row = 1;
  grid.mask = {0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 1, 0, 0, 1};
  grid.own_names = {{{0, 3}, "left"}, {{3, 3}, "right"}};
  return grid;
}

std::string all(const std::vector<AxisName>& names) {
  std::string text;
  for (const AxisName& n : names) text += std::to_string(n.at) + n.name + " ";
  return text;
}

}  // namespace

TEST_CASE("Columns and rows are named beside the named board only") {
  CHECK(all(column_names(with_camps())) == "1a 2b ");
  CHECK(all(row_names(with_camps())) == "11 22 ");
  Grid goban{Lattice::points, 10, 3};
  goban.skip_i = goban.upper_case = true;
  CHECK(all(column_names(goban)) == "0A 1B 2C 3D 4E 5F 6G 7H 8J 9K ");
  CHECK(all(row_names(goban)) == "01 12 23 ");
}

TEST_CASE("A mask parts a board into blocks, the smallest first") {
  const auto blocks = blocks_of(with_camps());
  REQUIRE(blocks.size() == 3);
  CHECK(blocks[0].places == 1);
  CHECK(blocks[2].places == 4);
  CHECK(std::abs(blocks[2].box.x - 1) < 1e-3F);
  CHECK(std::abs(blocks[2].box.w - 2) < 1e-3F);
  CHECK(blocks_of(Grid{Lattice::squares, 8, 8}).size() == 1);
}
