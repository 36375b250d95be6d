#include "ui/table/view_parts.hpp"

#include <algorithm>

namespace tablier {

bool slides(const Hand& hand, const Token& token) {
  return hand.sliding_from() && token.surface == hand.slide_surface() && token.places.front() == *hand.sliding_from();
}

bool boundless(const Scene& scene) {
  return std::any_of(scene.surfaces.begin(), scene.surfaces.end(), [](const Surface& s) { return !s.grid.bounded(); });
}

float tray_label_size(const std::string& owner, const std::string& title, bool one_line,
                      const std::function<bool(const std::string&, float)>& fits) {
  constexpr float kUsual = 14, kSmallest = 12;
  const std::string both = tray_label(owner, title, false, {});
  for (float size = kUsual; one_line && size >= kSmallest; --size)
    if (fits(both, size)) return size;
  const auto any_fits = [&](float size) { return (!owner.empty() && fits(owner, size)) || (!title.empty() && fits(title, size)); };
  float size = kUsual;
  while (size > kSmallest && !any_fits(size)) --size;
  return size;
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
