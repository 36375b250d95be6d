#include "ui/painter/pen_way.hpp"

#include "catch.hpp"
#include "pen_paper.hpp"

using namespace tablier;

namespace {

const Grid kPaper{Lattice::points, 14, 14};

bool is_beside(Place a, Place b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1; }

}  // namespace

TEST_CASE("a pen that can go through places as they stand goes so") {
  const auto way = points({"c3", "d3", "e3", "d3", "d4"});
  CHECK(pen_way(kPaper, way) == way);
}

TEST_CASE("a pen finds its way over any of the five shapes, a place twice only where it forks") {
  for (const Shape& shape : tetrominoes())
    for (const Shape& fixed : fixed_shapes(shape)) {
      const Shape places = at_corner(fixed, 3, 3);
      const auto way = pen_way(kPaper, places);
      CHECK(std::adjacent_find(way.begin(), way.end(), [](Place a, Place b) { return !is_beside(a, b); }) == way.end());
      for (const Place p : places) CHECK(std::count(way.begin(), way.end(), p) >= 1);
      CHECK(way.size() == (&shape == &tetrominoes()[2] ? 5 : 4));
    }
}

TEST_CASE("places that no pen can join stay as they stand") {
  const auto apart = points({"c3", "e5"});
  CHECK(pen_way(kPaper, apart) == apart);
}
