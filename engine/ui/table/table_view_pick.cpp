#include "ui/painter/surface_geometry.hpp"
#include "ui/table/table_view.hpp"
#include "ui/table/view_parts.hpp"

#include <algorithm>
#include <cmath>

/// Where the mouse is on the table.
namespace tablier {
namespace {

/// A board is under the mouse as far out as this, in units.
constexpr float kPickNear = 0.6F;

float distance(Rect box, Vec2 p) {
  const float dx = std::max({box.x - p.x, 0.0F, p.x - box.right()}), dy = std::max({box.y - p.y, 0.0F, p.y - box.bottom()});
  return std::hypot(dx, dy);
}

}  // namespace

std::optional<int> TableView::item_at(const Hand& hand, Vec2 pixel) const {
  for (const Tray& tray : hand.scene().trays)
    for (const TrayItem& item : tray.items) {
      const TrayFrame* frame = nullptr;
      const ItemSlot* slot = layout_.slot(item.id, &frame);
      if (!slot || item.orientations.empty()) continue;
      const TokenArt art = item_art(hand.scene(), *frame, *slot, item, hand.orientation(item.id), {});
      for (const Place p : art.places) {
        const Place one[] = {p};
        const Rect box = box_of(art.grid, one);
        const Vec2 corner = art.pixel(box.corner());
        if (Rect{corner.x, corner.y, box.w * art.unit, box.h * art.unit}.inset(-2 * scale_).contains(pixel)) return item.id;
      }
    }
  return std::nullopt;
}

Vec2 TableView::grip_of(const Hand& hand, int id, Vec2 pixel) const {
  const TrayFrame* frame = nullptr;
  const ItemSlot* slot = layout_.slot(id, &frame);
  const TrayItem* item = find_item(hand.scene(), id);
  if (!slot || !item) return {};
  // Layers lie elsewhere in a tray than on a board: what stands is held by its middle.
  if (stands(item->orientations[static_cast<std::size_t>(hand.orientation(id))].cells)) return {};
  const TokenArt art = item_art(hand.scene(), *frame, *slot, *item, hand.orientation(id), {});
  return (art.pixel(middle_of(art.grid, art.places)) - pixel) / art.unit;
}

SurfacePoint TableView::surface_point_at(Vec2 pixel) const {
  SurfacePoint point;
  float nearest = 1e9F;
  for (std::size_t i = 0; i < layout_.surfaces.size(); ++i) {
    const float d = distance(layout_.surfaces[i].box, pixel);
    if (d >= nearest) continue;
    nearest = d;
    point = {static_cast<int>(i), layout_.surfaces[i].units(pixel)};
  }
  return point;
}

bool TableView::on_board(Vec2 pixel) const {
  if (layout_.on_tray(pixel)) return false;
  return std::any_of(layout_.surfaces.begin(), layout_.surfaces.end(),
                     [&](const SurfaceFrame& f) { return distance(f.box, pixel) < f.unit * kPickNear; });
}

}  // namespace tablier
