#include "ui/table/table_pick.hpp"

#include "ui/hand/placing.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/painter/table_painter.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tablier {
namespace {

/// A board is under the mouse as far out as this, in units.
constexpr float kPickNear = 0.6F;

float distance(Rect box, Vec2 p) {
  const float dx = std::max({box.x - p.x, 0.0F, p.x - box.right()}), dy = std::max({box.y - p.y, 0.0F, p.y - box.bottom()});
  return std::hypot(dx, dy);
}

}  // namespace

std::optional<int> item_at(const TableLayout& layout, float scale, const Hand& hand, Vec2 pixel) {
  for (const Tray& tray : hand.scene().trays)
    for (const TrayItem& item : tray.items) {
      const TrayFrame* frame = nullptr;
      const ItemSlot* slot = layout.slot(item.id, &frame);
      if (!slot || item.orientations.empty()) continue;
      const TokenArt art = item_art(hand.scene(), *frame, *slot, item, hand.orientation(item.id), {});
      for (const Place p : art.places) {
        const Place one[] = {p};
        const Rect box = box_of(art.grid, one);
        const Vec2 corner = art.pixel(box.corner());
        if (Rect{corner.x, corner.y, box.w * art.unit, box.h * art.unit}.inset(-2 * scale).contains(pixel)) return item.id;
      }
    }
  return std::nullopt;
}

std::optional<int> item_in_row(const TableLayout& layout, const Hand& hand, int item, int down) {
  constexpr float kRowFirst = 32;  // the next row before any column
  const ItemSlot* const from = layout.slot(item);
  if (!from) return std::nullopt;
  std::optional<int> best;
  float least = std::numeric_limits<float>::infinity();
  for (const Tray& tray : hand.scene().trays)
    for (const TrayItem& other : tray.items) {
      const ItemSlot* const slot = hand.picks(other.id) ? layout.slot(other.id) : nullptr;
      if (!slot) continue;
      const Vec2 way = slot->box.centre() - from->box.centre();
      const float rows = way.y * static_cast<float>(down), cost = rows * kRowFirst + std::abs(way.x);
      if (rows < from->box.h / 2 || cost >= least) continue;
      best = other.id;
      least = cost;
    }
  return best;
}

Vec2 grip_of(const TableLayout& layout, const Hand& hand, int id, Vec2 pixel) {
  const TrayFrame* frame = nullptr;
  const ItemSlot* slot = layout.slot(id, &frame);
  const TrayItem* item = find_item(hand.scene(), id);
  if (!slot || !item) return {};
  // Layers lie elsewhere in a tray than on a board: what stands is held by its middle.
  if (stands(item->orientations[static_cast<std::size_t>(hand.orientation(id))].cells)) return {};
  const TokenArt art = item_art(hand.scene(), *frame, *slot, *item, hand.orientation(id), {});
  return (art.pixel(middle_of(art.grid, art.places)) - pixel) / art.unit;
}

SurfacePoint surface_point_at(const TableLayout& layout, Vec2 pixel) {
  SurfacePoint point;
  float nearest = 1e9F;
  for (std::size_t i = 0; i < layout.surfaces.size(); ++i) {
    const float d = distance(layout.surfaces[i].box, pixel);
    if (d >= nearest) continue;
    nearest = d;
    point = {static_cast<int>(i), layout.surfaces[i].units(pixel)};
  }
  return point;
}

bool is_on_board(const TableLayout& layout, Vec2 pixel) {
  if (layout.on_tray(pixel)) return false;
  return std::any_of(layout.surfaces.begin(), layout.surfaces.end(),
                     [&](const SurfaceFrame& f) { return distance(f.box, pixel) < f.unit * kPickNear; });
}

}  // namespace tablier
