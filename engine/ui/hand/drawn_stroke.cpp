#include "ui/hand/drawn_stroke.hpp"

#include "ui/hand/hand_cursor.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <utility>

namespace tablier {

using Kind = HandAnswer::Kind;

std::shared_ptr<const TraceIndex> DrawnStroke::traces(int surface) {
  auto& known = traces_[surface];
  if (known) return known;
  std::vector<std::vector<Place>> all;
  table_.matcher().each_next([&](const Gesture& g) {
    if (g.kind == GestureKind::trace && g.surface == surface) all.push_back(g.places);
  });
  known = std::make_shared<const TraceIndex>(all);
  return known;
}

bool DrawnStroke::begin(Stand at) {
  const auto known = traces(at.surface);
  if (known->empty()) return false;
  StrokeInput begun(table_.grid(at.surface), known, at.surface, at.place);
  if (begun.refused() && table_.can_say({.kind = GestureKind::put, .surface = at.surface, .places = {at.place}})) return false;
  input_ = std::move(begun);
  clicked_ = at.place;
  check();
  return true;
}

void DrawnStroke::draw_to(Vec2 at) {
  if (input_.draw_to(at)) check();
}

bool DrawnStroke::step(int right, int down) {
  const Grid& g = table_.grid(input_.surface());
  const Vec2 step = stride(g);
  const auto place = place_at(g, centre_of(g, input_.tip()) + Vec2{step.x * static_cast<float>(right), step.y * static_cast<float>(down)});
  if (!place || *place == input_.tip() || !input_.step_to(*place)) return false;
  check();
  return true;
}

Gesture DrawnStroke::traced(std::vector<Place> places) const {
  return {.kind = GestureKind::trace, .surface = input_.surface(), .places = std::move(places)};
}

std::optional<Gesture> DrawnStroke::whole(const std::vector<Place>& places) const {
  const Gesture wanted = traced(places);
  std::optional<Gesture> whole;
  table_.matcher().each_next([&](const Gesture& g) {
    if (!whole && same_gesture(g, wanted)) whole = g;
  });
  return whole;
}

void DrawnStroke::check() { why_ = input_.refused() ? table_.refuse(traced(input_.places())).why : Text(); }

HandStep DrawnStroke::click(SurfacePoint at) {
  if (at.surface != input_.surface()) return HandAnswer{};
  draw_to(at.at);
  const TraceFit fit = input_.fit();
  if (input_.refused() || (fit.whole && !fit.part)) return end(false);
  const bool again = clicked_ == input_.tip();
  clicked_ = input_.tip();
  if (again && fit.whole) return end(false);
  return HandAnswer{.kind = Kind::changed};
}

HandStep DrawnStroke::lift_pen(std::optional<SurfacePoint> at) {
  if (at && at->surface == input_.surface() && input_.end_at(at->at)) check();
  return end(false);
}

HandStep DrawnStroke::finish() { return end(true); }

HandStep DrawnStroke::end(bool by_keys) {
  for (const auto& places : input_.readings())
    if (auto said = whole(places)) return *std::move(said);
  if (input_.way().size() == 1 && !input_.refused()) {  // nothing was drawn
    if (!by_keys) input_ = {};
    return HandAnswer{.kind = Kind::changed};
  }
  HandAnswer refused = table_.refuse(traced(input_.places()));
  if (input_.refused()) refused.at = Stand{input_.surface(), input_.fault()};
  if (by_keys) return refused;
  refused_ = RefusedStroke{input_.surface(), input_.way(), ++number_};
  input_ = {};
  return refused;
}

void DrawnStroke::forget() {
  input_ = {};
  traces_.clear();
}

}  // namespace tablier
