#include "ui/table/view_parts.hpp"

#include <algorithm>

namespace tablier {

bool slides(const Hand& hand, const Token& token) {
  return hand.sliding_from() && token.surface == hand.slide_surface() && token.places.front() == *hand.sliding_from();
}

bool boundless(const Scene& scene) {
  return std::any_of(scene.surfaces.begin(), scene.surfaces.end(), [](const Surface& s) { return !s.grid.bounded(); });
}

std::string tray_label(const std::string& owner, const std::string& title, bool has_dot,
                       const std::function<bool(const std::string&)>& fits) {
  if (owner.empty()) return title;
  if (title.empty()) return owner;
  std::string both = owner + " · " + title;
  if (!has_dot || fits(both)) return both;
  return fits(title) || !fits(owner) ? title : owner;
}

}  // namespace tablier
