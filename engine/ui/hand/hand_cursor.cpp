#include "ui/hand/hand_cursor.hpp"

#include "ui/painter/surface_geometry.hpp"

#include <algorithm>
#include <limits>

namespace tablier {
namespace {

/// The place of a bounded grid for which `cost` is least; absent where it is infinite for all.
template <class Cost>
std::optional<Place> min(const Grid& grid, const Cost& cost) {
  std::optional<Place> best;
  float best_cost = std::numeric_limits<float>::infinity();
  for (int i = 0; i < grid.size(); ++i) {
    const Place p = grid.place(i);
    if (!grid.contains(p)) continue;
    const float c = cost(centre_of(grid, p));
    if (c >= best_cost) continue;
    best = p;
    best_cost = c;
  }
  return best;
}

std::optional<Place> nearest(const Grid& grid, Vec2 at) {
  if (const auto here = place_at(grid, at)) return here;
  if (!grid.bounded()) return std::nullopt;
  return min(grid, [at](Vec2 p) { return length(p - at); });
}

/// Over a hole to the next place that way; straight on where that is not much farther, else within an eighth of a turn.
std::optional<Place> over_the_hole(const Grid& grid, Vec2 from, Vec2 way) {
  constexpr float kAside = 2, kStraight = 2, kLittle = 0.05F;
  return min(grid, [=](Vec2 p) {
    const float ahead = dot(p - from, way), aside = length(p - from - way * ahead);
    if (ahead < kLittle || aside > ahead + kLittle) return std::numeric_limits<float>::infinity();
    return ahead + kAside * aside + (aside > kLittle ? kStraight : 0);
  });
}

/// A camp beside the board, from any square of that edge: the nearest that way.
std::optional<Place> camp_beyond(const Grid& grid, Vec2 from, Vec2 way) {
  std::optional<Place> nearest;
  float least_cost = std::numeric_limits<float>::infinity();
  for (const PlaceName& camp : grid.own_names) {
    const Vec2 there = centre_of(grid, camp.place) - from;
    const float ahead = dot(there, way), cost = ahead + length(there - way * ahead);
    if (ahead <= 0 || cost >= least_cost) continue;
    nearest = camp.place;
    least_cost = cost;
  }
  return nearest;
}

}  // namespace

Vec2 stride(const Grid& grid) { return grid.lattice == Lattice::triangles ? Vec2{0.5F, kTriangleHeight} : Vec2{1, 1}; }

void HandCursor::set(Stand at, bool by_keys) {
  place_ = at.place;
  surface_ = at.surface;
  by_keys_ = by_keys;
}

SurfacePoint HandCursor::point() const {
  const Scene& s = table_.scene();
  const bool usable = place_ && static_cast<std::size_t>(surface_) < s.surfaces.size() && table_.live_grid(surface_).contains(*place_);
  if (usable) return {surface_, centre_of(table_.grid(surface_), *place_)};
  for (const Token& t : s.tokens)
    if (t.last && !t.places.empty()) return {t.surface, centre_of(table_.grid(t.surface), t.places.front())};
  const Grid g = table_.live_grid(0);
  if (g.bounded()) return {0, extent_of(g) / 2};
  for (const Token& t : s.tokens)
    if (t.surface == 0) return {0, centre_of(g, t.places.front())};
  return {0, {0.5F, 0.5F}};
}

std::optional<Stand> HandCursor::next(SurfacePoint from, int right, int down) const {
  const Grid g = table_.live_grid(from.surface);
  const Vec2 way{static_cast<float>(right), static_cast<float>(down)}, step{stride(g).x * way.x, stride(g).y * way.y};
  if (right == 0 && down == 0) {
    const auto here = nearest(g, from.at);
    return here ? std::optional(Stand{from.surface, *here}) : std::nullopt;
  }
  if (const auto place = place_at(g, from.at + step)) return Stand{from.surface, *place};
  if (!g.mask.empty() || g.depth > 1)  // between layers there is nothing either
    if (const auto place = over_the_hole(g, from.at, way)) return Stand{from.surface, *place};
  if (const auto camp = camp_beyond(g, from.at, way)) return Stand{from.surface, *camp};
  const int other = from.surface + right + down;
  if (other < 0 || static_cast<std::size_t>(other) >= table_.scene().surfaces.size()) return std::nullopt;
  const Grid& beside = table_.grid(other);
  if (!g.bounded() || !beside.bounded()) return std::nullopt;
  const Vec2 size = extent_of(beside);
  const auto entered = nearest(beside, {right > 0 ? 0 : right < 0 ? size.x : from.at.x, down > 0 ? 0 : down < 0 ? size.y : from.at.y});
  return entered ? std::optional(Stand{other, *entered}) : std::nullopt;
}

}  // namespace tablier
