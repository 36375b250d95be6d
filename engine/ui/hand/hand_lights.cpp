#include "ui/hand/hand.hpp"

#include <algorithm>

/// Where a gesture can go next.
namespace tablier {
namespace {

/// With more places to go to, lights would only be in the way.
constexpr std::size_t kMostLights = 48;

}  // namespace

std::vector<Highlight> Hand::lights() const {
  std::vector<Highlight> lights;
  const auto add = [&](int surface, Place place) {
    const bool known =
        std::any_of(lights.begin(), lights.end(), [&](const Highlight& h) { return h.surface == surface && h.place == place; });
    if (!known && lights.size() <= kMostLights) lights.push_back({.kind = HighlightKind::legal, .surface = surface, .place = place});
  };
  table().sentences.each_next([&](const Gesture& g) {
    if (g.kind == GestureKind::put && !held_) add(g.surface, g.places.front());
    if (g.kind == GestureKind::lay && held_ && g.item == held_->item && g.places.size() == 1) add(g.surface, g.places.front());
  });
  if (slide_from_)
    for (const Stand& end : slide_ends()) add(end.surface, end.place);
  for (const Place p : stroke_.next()) add(stroke_.surface(), p);
  if (lights.size() > kMostLights) lights.clear();
  if (held_) lights.insert(lights.end(), item_lights_.begin(), item_lights_.end());  // all: that is what one chose it for
  return lights;
}

}  // namespace tablier
