#include "ui/painter/surface_geometry.hpp"

#include "catch.hpp"

#include <algorithm>
#include <cmath>

using namespace tablier;

namespace {

const Grid kBoard{Lattice::squares, 12, 5};
const Grid kBox{Lattice::cubes, 5, 4, 3};
/// Two layers so wide that they are shown larger one over the other.
const Grid kFlatBox{Lattice::cubes, 10, 3, 2};
const Grid kSurfaceGeometryPaper = Grid::boundless(Lattice::triangles);

void check_round_trip(const Grid& grid, Place p) {
  const auto found = place_at(grid, centre_of(grid, p));
  REQUIRE(found);
  CHECK(*found == p);
}

}  // namespace

TEST_CASE("the middle of each place falls in that place") {
  for (int i = 0; i < kBoard.size(); ++i) check_round_trip(kBoard, kBoard.place(i));
  for (int i = 0; i < kBox.size(); ++i) check_round_trip(kBox, kBox.place(i));
  for (int i = 0; i < kFlatBox.size(); ++i) check_round_trip(kFlatBox, kFlatBox.place(i));
  for (int y = -3; y < 3; ++y)
    for (int x = -4; x < 4; ++x) check_round_trip(kSurfaceGeometryPaper, {x, y});
}

TEST_CASE("row 1 is the lowest on the screen where rows grow up") {
  CHECK(centre_of(kBoard, {0, 0}) == Vec2{0.5F, 4.5F});
  CHECK(centre_of(kBoard, {0, 4}) == Vec2{0.5F, 0.5F});
}

TEST_CASE("layers lie side by side with a gap that belongs to no place") {
  CHECK(centre_of(kBox, {0, 0, 1}).x == 6.5F);
  CHECK_FALSE(place_at(kBox, {5.5F, 1}));
  CHECK_FALSE(place_at(kBox, {-0.5F, 1}));
  CHECK_FALSE(place_at(kBox, {18.5F, 1}));
}

TEST_CASE("wide layers lie one over the other, the lowest at the foot, with a gap that belongs to no place") {
  CHECK_FALSE(stacks_layers(kBox));
  CHECK_FALSE(stacks_layers(kBoard));
  CHECK(stacks_layers({Lattice::cubes, 10, 2, 3}));
  REQUIRE(stacks_layers(kFlatBox));
  CHECK(extent_of(kFlatBox) == Vec2{10, 7});
  CHECK(centre_of(kFlatBox, {0, 0, 0}) == Vec2{0.5F, 6.5F});
  CHECK(centre_of(kFlatBox, {0, 0, 1}) == Vec2{0.5F, 2.5F});
  CHECK_FALSE(place_at(kFlatBox, {1, 3.5F}));
  CHECK_FALSE(place_at(kFlatBox, {1, -0.5F}));
  CHECK_FALSE(place_at(kFlatBox, {10.5F, 1}));
}

TEST_CASE("a triangle has its apex first and its corners clockwise") {
  for (const Place p : {Place{0, 0}, Place{1, 0}, Place{-1, 2}}) {
    const auto c = corners_of(kSurfaceGeometryPaper, p);
    REQUIRE(c.size() == 3);
    const Vec2 a = c[1] - c[0], b = c[2] - c[0];
    CHECK(a.x * b.y - a.y * b.x > 0);
    CHECK(std::abs(c[1].y - c[2].y) < 1e-5F);
    CHECK((c[0].y < c[1].y) == points_up(p));
  }
}

TEST_CASE("neighbouring triangles share a side") {
  for (const Place p : {Place{0, 0}, Place{1, 0}})
    for (const Place q : kSurfaceGeometryPaper.neighbours(p))
      CHECK(length(centre_of(kSurfaceGeometryPaper, p) - centre_of(kSurfaceGeometryPaper, q)) < 0.6F);
}

TEST_CASE("a shape drawn on its own keeps its look when rows grow up") {
  const std::vector<Place> l{{0, 0}, {0, 1}, {0, 2}, {1, 0}};  // an L: its foot is below
  CHECK(on_screen(kBoard, l) == std::vector<Place>{{0, 2}, {0, 1}, {0, 0}, {1, 2}});
}

TEST_CASE("the box of places holds their corners") {
  const std::vector<Place> cells{{1, 0}, {2, 0}, {2, 1}};
  const Rect box = box_of(kBoard, cells);
  CHECK(box.x == Approx(1));
  CHECK(box.y == Approx(3));
  CHECK(box.w == Approx(2).margin(1e-4));
  CHECK(box.h == Approx(2).margin(1e-4));
}

TEST_CASE("what stands is drawn in each layer as far as it is there") {
  const std::vector<Place> standing_l{{0, 0, 0}, {1, 0, 0}, {1, 0, 1}, {1, 0, 2}}, bar{{0, 0, 0}, {0, 0, 1}, {0, 0, 2}},
      flat{{0, 0}, {1, 0}};
  CHECK(on_one_plan(kBox, standing_l) == std::vector<Place>{{0, 0}, {1, 0}, {7, 0}, {13, 0}});
  CHECK(on_one_plan(kBox, flat) == flat);
  for (const Place p : standing_l) {
    const std::vector<Place> one{p};
    CHECK(centre_of(unbounded(kBox), on_one_plan(kBox, one).front()) - centre_of(kBox, p) ==
          centre_of(unbounded(kBox), Place{0, 0}) - centre_of(kBox, Place{0, 0}));
  }
  const std::vector<Place> low_and_high{{0, 0, 0}, {0, 0, 1}};
  CHECK(on_one_plan(kFlatBox, low_and_high) == std::vector<Place>{{0, 0}, {0, 4}});
  CHECK(stands(bar));
  CHECK_FALSE(stands(flat));
}

TEST_CASE("in a tray the layers of what stands lie apart, in the way that takes less room") {
  const Grid up{Lattice::cubes, 5, 4, 3, true}, down{Lattice::cubes, 5, 4, 3, false};
  const std::vector<Place> wide{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {1, 0, 1}, {1, 0, 2}},
      deep{{0, 0, 0}, {0, 1, 0}, {0, 2, 0}, {0, 1, 1}, {0, 1, 2}};
  CHECK(layers_apart(up, wide) == std::vector<Place>{{0, 0}, {1, 0}, {2, 0}, {1, 2}, {1, 4}});
  CHECK(layers_apart(down, wide) == std::vector<Place>{{0, 0}, {1, 0}, {2, 0}, {1, -2}, {1, -4}});
  CHECK(layers_apart(up, deep) == std::vector<Place>{{0, 0}, {0, 1}, {0, 2}, {2, 1}, {4, 1}});
  const Rect box = box_of(unbounded(up), layers_apart(up, wide));
  CHECK(std::max(box.w, box.h) < 5.01F);  // no more than a bar of five that lies
}
