#include "ui/table/news_place.hpp"

#include "ui/painter/surface_geometry.hpp"
#include "ui/table/beside.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// Of a stroke, from the middle of its points, with what marks the last one; in units.
constexpr float kHalfInk = 0.27F;
/// From the ink to the words.
constexpr float kFromInk = 0.12F;

Rect between(const SurfaceFrame& frame, Place a, Place b) {
  const Vec2 one = frame.pixel(centre_of(frame.grid, a)), other = frame.pixel(centre_of(frame.grid, b));
  const Rect box{std::min(one.x, other.x), std::min(one.y, other.y), std::abs(one.x - other.x), std::abs(one.y - other.y)};
  return box.inset(-kHalfInk * frame.unit);
}

bool covers(const Token& token, const Event& event) {
  return token.surface == event.surface && std::find(token.places.begin(), token.places.end(), event.place) != token.places.end();
}

/// All ink of a surface, stretch by stretch.
std::vector<Rect> ink_of(const SurfaceFrame& frame, std::span<const Token> tokens, int surface) {
  std::vector<Rect> ink;
  for (const Token& t : tokens) {
    if (t.surface != surface) continue;
    for (std::size_t i = 0; i < t.places.size(); ++i) ink.push_back(between(frame, t.places[i], t.places[i > 0 ? i - 1 : 0]));
  }
  return ink;
}

/// What lies within the zone's border: words that stand there cut neither the border nor the names beyond it.
Rect within_border(const SurfaceFrame& frame) {
  const float inwards = frame.grid.lattice == Lattice::points ? 0.5F : 0;
  const Vec2 size = (extent_of(frame.grid) - Vec2{2 * inwards, 2 * inwards}) * frame.unit, low = frame.pixel({inwards, inwards});
  return Rect{low.x, low.y, size.x, size.y}.inset(0.08F * frame.unit);
}

bool meets(Rect box, std::span<const Rect> others) {
  return std::any_of(others.begin(), others.end(),
                     [box](const Rect& r) { return box.x < r.right() && r.x < box.right() && box.y < r.bottom() && r.y < box.bottom(); });
}

bool lies_in(Rect box, Rect in) { return box.x >= in.x && box.y >= in.y && box.right() <= in.right() && box.bottom() <= in.bottom(); }

}  // namespace

Rect beside_ink(const SurfaceFrame& frame, std::span<const Token> tokens, const Event& event, Vec2 size, std::span<const Rect> taken) {
  Rect around = between(frame, event.place, event.place);
  for (const Token& t : tokens)
    for (std::size_t i = 0; covers(t, event) && i < t.places.size(); ++i) around = united(around, between(frame, t.places[i], t.places[i]));
  std::vector<Rect> avoid = ink_of(frame, tokens, event.surface);
  avoid.insert(avoid.end(), taken.begin(), taken.end());
  const Rect zone = within_border(frame), near = beside(around, size, zone, avoid, kFromInk * frame.unit);
  if (!meets(near, avoid) && lies_in(near, zone)) return near;
  // The upper margin bears no names.
  const float x = std::max(frame.box.x, std::min(around.centre().x - size.x / 2, frame.box.right() - size.x));
  Rect margin{x, std::max(frame.box.y - size.y * 0.2F, zone.y - size.y - 0.12F * frame.unit), size.x, size.y};
  while (meets(margin, taken) && margin.x + size.x < frame.box.right()) margin.x += size.y / 2;
  return margin;
}

}  // namespace tablier
