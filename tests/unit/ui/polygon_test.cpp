#include "ui/canvas/polygon.hpp"

#include "catch.hpp"

#include <cmath>

using namespace tablier;

namespace {

float area(Vec2 a, Vec2 b, Vec2 c) { return ((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2; }

float area(const std::vector<Vec2>& corners) {
  float sum = 0;
  for (std::size_t i = 1; i + 1 < corners.size(); ++i) sum += area(corners[0], corners[i], corners[i + 1]);
  return sum;
}

void check_covered(const std::vector<Vec2>& corners) {
  const auto triangles = triangulated(corners);
  CHECK(triangles.size() == corners.size() - 2);
  float sum = 0;
  for (const auto& [a, b, c] : triangles) {
    CHECK(area(corners[a], corners[b], corners[c]) >= 0);  // none is turned over, so none overlaps another
    sum += area(corners[a], corners[b], corners[c]);
  }
  CHECK(std::abs(sum - area(corners)) < 1e-4F);
}

}  // namespace

TEST_CASE("Triangles cover a polygon exactly, whatever inner corners it has") {
  check_covered({{0, 0}, {4, 0}, {4, 4}, {0, 4}});
  check_covered({{0, 0}, {4, 0}, {4, 4}, {3, 4}, {3, 1}, {1, 1}, {1, 4}, {0, 4}});
  check_covered({{0, 0}, {1, 0}, {1, 1}, {2, 1}, {2, 0}, {3, 0}, {3, 3}, {2, 2}, {0, 3}});
}

TEST_CASE("A polygon gets a soft edge around what it covers") {
  Canvas canvas;
  const std::vector<Vec2> corners{{10, 10}, {30, 10}, {30, 30}, {20, 18}, {10, 30}};
  fill_polygon(canvas, corners, Colour{0, 0, 0, 255});
  float low = 1e9F, high = -1e9F;
  for (const CanvasVertex& v : canvas.vertices()) {
    low = std::min(low, v.y);
    high = std::max(high, v.y);
  }
  CHECK(low < 10);
  CHECK(low > 9);
  CHECK(high > 30);
}
