#include "ui/painter/tray_needs.hpp"

#include "ui/painter/table_layout.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// Room below a tray's things where each has a number, in units.
constexpr float kTally = 1.1F;
/// From thing to thing: in a bowl, in a rack, and on paper, where each goes on to the next crossing of its lines.
constexpr float kBowlGap = 0.14F, kRackGap = 0.3F, kPaperGap = 1;
/// A stroke ends half a unit within the places that it passes, at both sides; on paper it needs no more room than its ink.
constexpr float kOpenEnds = 0.6F;
/// Where a name and a number stand under a small shape on paper, they need as much.
constexpr float kTallyWidth = 2.4F;

const Grid& tray_grid(const Scene& scene) {
  static const Grid kSquares;
  return scene.surfaces.empty() ? kSquares : scene.surfaces.front().grid;
}

bool is_paper(const Scene& scene, const Tray& tray) {
  return tray.kind == TrayKind::palette && !scene.surfaces.empty() && scene.surfaces.front().ruled;
}

/// A set that all take from, or somebody's beside one: things are chosen there.
bool is_chosen_from(const Scene& scene, const Tray& tray) {
  const auto has_set = [&scene](bool owned) {
    return std::ranges::any_of(scene.trays, [owned](const Tray& t) { return t.kind == TrayKind::pieces && is_player(t.owner) == owned; });
  };
  return tray.kind == TrayKind::pieces && has_set(true) && has_set(false);
}

/// While things are chosen they lie as they are drawn: nobody turns them.
void lie_still(TrayNeed& need, const Grid& grid, const std::vector<TrayItem>& items) {
  need.extents.clear();
  for (const TrayItem& item : items) {
    const Vec2 size = first_extent(grid, item);
    need.extents.push_back(size.x);
    need.heights.push_back(size.y);
  }
}

}  // namespace

TrayNeed need_of(const Scene& scene, std::size_t tray, int places) {
  TrayNeed need;
  if (places > 0) {
    need.extents.assign(static_cast<std::size_t>(places), 1);
    need.gap = kBowlGap;
    need.bowl = true;
    return need;
  }
  const std::vector<TrayItem>& items = scene.trays[tray].items;
  need.paper = is_paper(scene, scene.trays[tray]);
  if (need.paper) need.gap = kPaperGap;
  else if (scene.trays[tray].kind == TrayKind::rack) need.gap = kRackGap;
  for (const TrayItem& item : items) need.extents.push_back(item_extent(tray_grid(scene), item) - (need.paper ? kOpenEnds : 0));
  if (std::any_of(items.begin(), items.end(), [](const TrayItem& i) { return i.tally >= 0; })) {
    need.caption = kTally;
    for (float& extent : need.extents)
      if (need.paper) extent = std::max(extent, kTallyWidth);
  }
  if (need.caption == 0 && is_chosen_from(scene, scene.trays[tray])) lie_still(need, tray_grid(scene), items);
  return need;
}

Vec2 first_extent(const Grid& grid, const TrayItem& item) {
  const Rect box = box_of(unbounded(grid), layers_apart(grid, item.orientations.front().cells));
  return {std::max(box.w, 1.0F), std::max(box.h, 1.0F)};
}

float item_extent(const Grid& grid, const TrayItem& item) {
  float max = 0;
  for (const Orientation& o : item.orientations) {
    const bool too_high = std::any_of(o.cells.begin(), o.cells.end(), [&](Place p) { return p.z > 0 && p.z >= grid.depth; });
    if (too_high) continue;  // it lies nowhere so, and is drawn smaller
    const Rect box = box_of(unbounded(grid), layers_apart(grid, o.cells));
    max = std::max({max, box.w, box.h});
  }
  return std::max(max, 1.0F);
}

}  // namespace tablier
