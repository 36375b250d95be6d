#include "ui/canvas/polygon.hpp"

#include "sdk/expect.hpp"

#include <algorithm>
#include <numeric>

namespace tablier {
namespace {

/// > 0: the way from a over b to c bends clockwise on the screen.
float bend(Vec2 a, Vec2 b, Vec2 c) {
  const Vec2 in = b - a, out = c - b;
  return in.x * out.y - in.y * out.x;
}

bool inside(Vec2 p, Vec2 a, Vec2 b, Vec2 c) { return bend(a, b, p) >= 0 && bend(b, c, p) >= 0 && bend(c, a, p) >= 0; }

/// Whether the corner at `i` of what is left can be cut off.
bool is_ear(std::span<const Vec2> corners, const std::vector<std::size_t>& left, std::size_t i) {
  const std::size_t n = left.size();
  const Vec2 a = corners[left[(i + n - 1) % n]], b = corners[left[i]], c = corners[left[(i + 1) % n]];
  if (bend(a, b, c) <= 0) return false;
  return std::none_of(left.begin(), left.end(), [&](std::size_t other) {
    const Vec2 p = corners[other];
    return p != a && p != b && p != c && inside(p, a, b, c);
  });
}

Outline outline_of(std::span<const Vec2> corners) {
  const std::size_t n = corners.size();
  Outline outline;
  for (std::size_t i = 0; i < n; ++i) {
    const Vec2 in = unit(corners[i] - corners[(i + n - 1) % n]), out = unit(corners[(i + 1) % n] - corners[i]);
    outline.push_back({corners[i], unit(perpendicular(in + out)) * -1});
  }
  return outline;
}

}  // namespace

// Ear clipping: G. H. Meisters, Polygons have ears, 1975.
std::vector<Triangle> triangulated(std::span<const Vec2> corners) {
  expects(corners.size() >= 3);
  std::vector<std::size_t> left(corners.size());
  std::iota(left.begin(), left.end(), 0);
  std::vector<Triangle> triangles;
  while (left.size() > 3) {
    std::size_t ear = 0;
    while (ear + 1 < left.size() && !is_ear(corners, left, ear)) ++ear;
    const std::size_t n = left.size();
    triangles.push_back({left[(ear + n - 1) % n], left[ear], left[(ear + 1) % n]});
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(ear));
  }
  triangles.push_back({left[0], left[1], left[2]});
  return triangles;
}

void fill_polygon(Canvas& canvas, std::span<const Vec2> corners, Colour colour) {
  const Outline outline = outline_of(corners);
  const auto core = [&](std::size_t i) { return outline[i].at - outline[i].out * 0.5F; };
  for (const auto& [a, b, c] : triangulated(corners)) canvas.fan(std::array{core(a), core(b), core(c)}, colour);
  canvas.feather(outline, colour, true);
}

}  // namespace tablier
