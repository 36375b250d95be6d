#include "ui/painter/surface_geometry.hpp"
#include "ui/table/table_view.hpp"

#include <array>

/// Where something cannot be done. Why is told beside the table.
namespace tablier {
namespace {

bool same(const std::optional<Stand>& a, int surface, Place place) { return a && *a == Stand{surface, place}; }

}  // namespace

void TableView::draw_barred(Canvas& canvas, const TableScenery& s, Stand at) const {
  const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(at.surface)];
  const Vec2 middle = frame.pixel(centre_of(frame.grid, at.place));
  const float r = frame.unit * 0.3F, width = std::max(2.5F, frame.unit * 0.07F);
  const Colour danger = s.palette.colour("danger");
  canvas.stroke(circle(middle, r), width, danger, true);
  const Vec2 across{r * 0.7F, r * 0.7F};
  canvas.line(std::array{middle - across, middle + across}, std::array{width}, danger);
}

bool TableView::told_by_hand(const Hand& hand, const Refusal& refusal) {
  const auto& preview = hand.preview();
  if (preview && !preview->legal && !hand.held() && same(refusal.at, preview->surface, preview->place)) return true;
  return (hand.ghost() && !hand.ghost()->legal) || hand.stroke().refused();
}

void TableView::draw_refusal(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  if (!s.refusal || told_by_hand(hand, *s.refusal)) return;
  if (s.refusal->at) return draw_barred(canvas, s, *s.refusal->at);
  if (const ItemSlot* slot = layout_.slot(s.refusal->item))
    canvas.stroke(rounded_box(slot->box.inset(-3 * s.scale), 8 * s.scale), 2.5F * s.scale, s.palette.colour("danger"), true);
}

}  // namespace tablier
