#include "ui/painter/pen_path.hpp"

#include "catch.hpp"

using namespace tablier;

namespace {

using Places = std::vector<Place>;

const Places kTee{{0, 0}, {1, 0}, {2, 0}, {1, 0}, {1, 1}};
const Places kRing{{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0}};

float all_steps(const Places& places) {
  float steps = 0;
  for (const PenWay& way : pen_ways(places)) steps += way.steps();
  return steps;
}

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

TEST_CASE("Points in any order are drawn as one shape: all their stretches, none twice") {
  CHECK(all_steps(pen_order(Places{{1, 1}, {0, 0}, {2, 0}, {1, 0}})) == 3);
  CHECK(all_steps(pen_order(Places{{1, 1}, {0, 0}, {0, 1}, {1, 0}})) == 4);
  CHECK(all_steps(pen_order(Places{{3, 0}, {1, 0}, {0, 0}, {2, 0}})) == 3);
  CHECK(pen_order(Places{}).empty());
  const Places way = pen_order(Places{{1, 1}, {0, 0}, {2, 0}, {1, 0}});
  CHECK(same_points(way, kTee));
  for (std::size_t i = 0; i + 1 < way.size(); ++i) CHECK(std::abs(way[i].x - way[i + 1].x) + std::abs(way[i].y - way[i + 1].y) == 1);
}

TEST_CASE("Two strokes are the same when they pass the same points, however often") {
  CHECK(same_points(kTee, Places{{1, 1}, {1, 0}, {0, 0}, {2, 0}}));
  CHECK_FALSE(same_points(kTee, kRing));
}
