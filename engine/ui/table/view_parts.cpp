#include "ui/table/view_parts.hpp"

#include "content/utf8.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// No space stands before the ellipsis.
std::string cut_short(const std::string& title, std::size_t letters) {
  std::string cut = clipped(title, letters);
  replace_all(cut, " …", "…");
  return cut;
}

}  // namespace

Text praise_of(const Help& help) {
  if (help.solution_seen) return Text("table.praise_shown");
  if (help.hints > 0) return Text("table.praise_helped", {{"n", help.hints}});
  return Text("table.praise");
}

void add_board(std::vector<Rect>& boxes, const SurfaceFrame& frame, std::span<const Rect> read) {
  constexpr int kWritten = 3;  // so many times what a bare frame counts
  const Vec2 size = extent_of(frame.grid) * frame.unit;
  const Rect box = frame.box, places{frame.origin.x, frame.origin.y, size.x, size.y};
  boxes.insert(boxes.end(), {box, places});
  for (const Rect& side :
       {Rect{box.x, box.y, places.x - box.x, box.h}, Rect{places.right(), box.y, box.right() - places.right(), box.h},
        Rect{box.x, box.y, box.w, places.y - box.y}, Rect{box.x, places.bottom(), box.w, box.bottom() - places.bottom()}})
    if (std::ranges::any_of(read, [&](const Rect& r) { return side.contains(r.centre()); })) boxes.insert(boxes.end(), kWritten, side);
}

bool slides(const Hand& hand, const Token& token) {
  return hand.sliding_from() && token.surface == hand.slide_surface() && token.places.front() == *hand.sliding_from();
}

bool boundless(const Scene& scene) {
  return std::any_of(scene.surfaces.begin(), scene.surfaces.end(), [](const Surface& s) { return !s.grid.bounded(); });
}

float tray_label_size(const std::string& owner, const std::string& title, bool one_line,
                      const std::function<bool(const std::string&, float)>& fits) {
  constexpr float kUsual = 14, kSmallest = 12;
  const std::string both = tray_label(owner, title);
  for (float size = kUsual; one_line && size >= kSmallest; --size)
    if (fits(both, size)) return size;
  if (one_line && !owner.empty() && !title.empty()) return kSmallest;  // the more of it is read
  const auto any_fits = [&](float size) { return (!owner.empty() && fits(owner, size)) || (!title.empty() && fits(title, size)); };
  float size = kUsual;
  while (size > kSmallest && !any_fits(size)) --size;
  return size;
}

std::string tray_label(const std::string& owner, const std::string& title) {
  return owner.empty() ? title : title.empty() ? owner : owner + " · " + title;
}

std::string fitting_title(const std::string& owner, const std::string& title, const std::function<bool(const std::string&)>& fits) {
  constexpr std::size_t kFewest = 3;
  if (fits(tray_label(owner, title))) return title;
  for (std::size_t letters = count_characters(title); letters > kFewest; --letters)
    if (const std::string cut = cut_short(title, letters); fits(tray_label(owner, cut))) return cut;
  return {};
}

}  // namespace tablier
