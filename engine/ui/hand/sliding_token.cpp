#include "ui/hand/sliding_token.hpp"

#include <algorithm>

namespace tablier {
namespace {

int end_surface(const Gesture& slide) { return slide.end_surface < 0 ? slide.surface : slide.end_surface; }

}  // namespace

bool SlidingToken::may_begin(Stand at) const {
  return table_.matcher().has_next(
      [&](const Gesture& g) { return g.kind == GestureKind::slide && g.surface == at.surface && g.places.front() == at.place; });
}

void SlidingToken::begin(Stand from, SurfacePoint at) {
  from_ = from.place;
  surface_ = from.surface;
  at_ = at;
}

std::vector<Stand> SlidingToken::ends() const {
  std::vector<Stand> ends;
  table_.matcher().each_next([&](const Gesture& g) {
    if (g.kind != GestureKind::slide || g.surface != surface_ || g.places.front() != from_) return;
    const Stand end{end_surface(g), g.places.back()};
    if (std::find(ends.begin(), ends.end(), end) == ends.end()) ends.push_back(end);
  });
  return ends;
}

HandStep SlidingToken::slide_to(Stand end, bool stays) {
  Gesture slide{.kind = GestureKind::slide, .surface = surface_, .places = {*from_, end.place}};
  slide.end_surface = end.surface == surface_ ? -1 : end.surface;
  std::optional<Gesture> exact;
  table_.matcher().each_next([&](const Gesture& g) {
    if (g.kind == slide.kind && g.surface == slide.surface && g.places == slide.places && end_surface(g) == end.surface) exact = g;
  });
  if (exact) return *exact;
  if (!stays) from_.reset();
  return table_.refuse(slide);
}

}  // namespace tablier
