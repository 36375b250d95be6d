#include "ui/table/refusal_drawing.hpp"

#include "ui/painter/surface_geometry.hpp"

#include <array>

namespace tablier {
namespace {

bool same(const std::optional<Stand>& a, int surface, Place place) { return a && *a == Stand{surface, place}; }

/// What the hand shows tells it already.
bool told_by_hand(const TableDrawing& d, const Refusal& refusal) {
  const auto& preview = d.hand.preview();
  if (preview && !preview->legal && !d.hand.held() && same(refusal.at, preview->surface, preview->place)) return true;
  return (d.hand.ghost() && !d.hand.ghost()->legal) || d.hand.stroke().refused();
}

}  // namespace

void draw_barred(const TableDrawing& d, Stand at) {
  const SurfaceFrame& frame = d.layout.surfaces[static_cast<std::size_t>(at.surface)];
  const Vec2 middle = frame.pixel(centre_of(frame.grid, at.place));
  const float r = frame.unit * 0.3F, width = std::max(2.5F, frame.unit * 0.07F);
  const Colour danger = d.scenery.palette.colour("danger");
  d.canvas.stroke(circle(middle, r), width, danger, true);
  const Vec2 across{r * 0.7F, r * 0.7F};
  d.canvas.line(std::array{middle - across, middle + across}, std::array{width}, danger);
}

void draw_refusal(const TableDrawing& d) {
  if (!d.scenery.refusal || told_by_hand(d, *d.scenery.refusal)) return;
  if (d.scenery.refusal->at) return draw_barred(d, *d.scenery.refusal->at);
  if (const ItemSlot* slot = d.layout.slot(d.scenery.refusal->item))
    d.canvas.stroke(rounded_box(slot->box.inset(-3 * d.scenery.scale), 8 * d.scenery.scale), 2.5F * d.scenery.scale,
                    d.scenery.palette.colour("danger"), true);
}

}  // namespace tablier
