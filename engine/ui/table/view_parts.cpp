#include "ui/table/view_parts.hpp"

#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

namespace tablier {

bool slides(const Hand& hand, const Token& token) {
  return hand.sliding_from() && token.surface == hand.slide_surface() && token.places.front() == *hand.sliding_from();
}

bool boundless(const Scene& scene) {
  return std::any_of(scene.surfaces.begin(), scene.surfaces.end(), [](const Surface& s) { return !s.grid.bounded(); });
}

Outline outline_of(const SurfaceFrame& frame, Place place) {
  if (frame.grid.lattice != Lattice::triangles) return rounded_box(frame.place_box(place).inset(frame.unit * 0.05F), frame.unit * 0.1F);
  constexpr float kRound = 1.03F;  // digits stand in the corners
  std::vector<Vec2> corners = corners_of(frame.grid, place);
  const Vec2 middle = centre_of(frame.grid, place);
  for (Vec2& c : corners) c = frame.pixel(lerp(middle, c, kRound));
  return rounded_polygon(corners, frame.unit * 0.05F);
}

std::string tray_label(const std::string& owner, const std::string& title, bool has_dot,
                       const std::function<bool(const std::string&)>& fits) {
  if (owner.empty()) return title;
  if (title.empty()) return owner;
  const std::string both = owner + " · " + title;
  return has_dot && !fits(both) ? title : both;
}

}  // namespace tablier
