#include "ui/hand/hand.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

/// Strokes by mouse and by keys: what a StrokeInput has drawn is said as one gesture when it ends.
namespace tablier {
namespace {

using Kind = HandAnswer::Kind;

}  // namespace

std::shared_ptr<const TraceIndex> Hand::traces(int surface) {
  auto& known = traces_[surface];
  if (known) return known;
  std::vector<std::vector<Place>> all;
  table().matcher.each_next([&](const Gesture& g) {
    if (g.kind == GestureKind::trace && g.surface == surface) all.push_back(g.places);
  });
  known = std::make_shared<const TraceIndex>(all);
  return known;
}

bool Hand::begin_stroke(int surface, Place place) {
  const auto known = traces(surface);
  if (known->empty()) return false;
  StrokeInput begun(grid(surface), known, surface, place);
  const Gesture put{.kind = GestureKind::put, .surface = surface, .places = {place}};
  if (begun.refused() && table().matcher.has_next([&](const Gesture& g) { return g == put; })) return false;
  stroke_ = std::move(begun);
  clicked_ = place;
  preview_.reset();
  check_stroke();
  return true;
}

Gesture Hand::traced(std::vector<Place> places) const {
  return {.kind = GestureKind::trace, .surface = stroke_.surface(), .places = std::move(places)};
}

std::optional<Gesture> Hand::whole_stroke(const std::vector<Place>& places) const {
  const Gesture wanted = traced(places);
  std::optional<Gesture> whole;
  table().matcher.each_next([&](const Gesture& g) {
    if (!whole && same_gesture(g, wanted)) whole = g;
  });
  return whole;
}

void Hand::check_stroke() { stroke_why_ = stroke_.refused() ? refuse(traced(stroke_.places())).why : Text(); }

/// A stroke by clicks is played when it cannot go on, or with a second click on its end.
HandAnswer Hand::click_stroke(SurfacePoint at) {
  if (at.surface != stroke_.surface()) return {};
  if (stroke_.draw_to(at.at)) check_stroke();
  const TraceFit fit = stroke_.fit();
  if (stroke_.refused() || (fit.whole && !fit.part)) return end_stroke(false);
  const bool again = clicked_ == stroke_.tip();
  clicked_ = stroke_.tip();
  return again && fit.whole ? end_stroke(false) : HandAnswer{.kind = Kind::changed};
}

/// By keys what cannot be played stays, to be mended; a pen that is lifted has left it.
HandAnswer Hand::end_stroke(bool by_keys) {
  for (const auto& places : stroke_.readings())
    if (const auto whole = whole_stroke(places)) return say(*whole);
  if (stroke_.way().size() == 1 && !stroke_.refused()) {  // nothing was drawn
    if (!by_keys) stroke_ = {};
    return {.kind = Kind::changed};
  }
  const HandAnswer refused = refuse(traced(stroke_.places()));
  if (by_keys) return refused;
  refused_stroke_ = RefusedStroke{stroke_.surface(), stroke_.way(), ++refused_strokes_};
  stroke_ = {};
  return refused;
}

}  // namespace tablier
