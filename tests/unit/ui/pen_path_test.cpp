#include "ui/painter/pen_path.hpp"

#include "catch.hpp"

using namespace tablier;

namespace {

using Places = std::vector<Place>;

const Places kTee{{0, 0}, {1, 0}, {2, 0}, {1, 0}, {1, 1}};
const Places kRing{{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0}};

}  // namespace

TEST_CASE("A pen that goes back over its line draws each stretch once") {
  const auto ways = pen_ways(kTee);
  REQUIRE(ways.size() == 2);
  CHECK(ways[0].places == Places{{0, 0}, {1, 0}, {2, 0}});
  CHECK(ways[1].places == Places{{1, 0}, {1, 1}});
  CHECK_FALSE(ways[0].closed());
}

TEST_CASE("A ring is one way that closes") {
  const auto ways = pen_ways(kRing);
  REQUIRE(ways.size() == 1);
  CHECK(ways[0].closed());
  CHECK(ways[0].steps() == 4);
}

TEST_CASE("A pen that has only been set down draws a point, and none draws nothing") {
  CHECK(pen_ways(Places{{3, 4}}).size() == 1);
  CHECK(pen_ways(Places{{3, 4}}).front().steps() == 0);
  CHECK(pen_ways(Places{}).empty());
}

TEST_CASE("A way that comes back beside where it began is closed to a ring, any other stays open") {
  const Grid grid{Lattice::points, 5, 5};
  CHECK(closed_ring(grid, {{0, 0}, {1, 0}, {1, 1}, {0, 1}}) == kRing);
  CHECK(closed_ring(grid, kRing) == kRing);
  CHECK(closed_ring(grid, kTee) == kTee);
  CHECK(closed_ring(grid, {{0, 0}, {1, 0}}).size() == 2);
}

TEST_CASE("Two strokes are the same when they pass the same points, however often") {
  CHECK(same_points(kTee, Places{{1, 1}, {1, 0}, {0, 0}, {2, 0}}));
  CHECK_FALSE(same_points(kTee, kRing));
}
