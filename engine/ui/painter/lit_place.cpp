#include "ui/painter/lit_place.hpp"

#include "ui/painter/symbol_art.hpp"

#include <algorithm>

namespace tablier {
namespace {}  // namespace

bool has_symbol(const Scene& scene, const Palette& palette, const Highlight& h) {
  const auto& paints = scene.surfaces[static_cast<std::size_t>(h.surface)].paints;
  return std::any_of(paints.begin(), paints.end(),
                     [&](const PlacePaint& p) { return p.place == h.place && is_drawn_symbol(palette.paint(p.paint).symbol); });
}

void draw_lit_place(Canvas& canvas, const Palette& palette, const TableLayout& layout, const Highlight& h) {
  const SurfaceFrame& frame = layout.surfaces[static_cast<std::size_t>(h.surface)];
  const float width = std::max(2.0F, frame.unit * 0.05F), dot = std::max(3.0F, frame.unit * 0.085F);
  const Outline ring = rounded_box(frame.place_box(h.place).inset(frame.unit * 0.055F), frame.unit * 0.07F);
  canvas.stroke(ring, width * 1.9F, with_alpha(palette.colour("on_gold"), 0.55), true);
  canvas.stroke(ring, width, kWhite, true);
  const Rect box = frame.place_box(h.place).inset(frame.unit * 0.17F);
  const Vec2 at{box.right(), box.bottom()};
  canvas.disc(at, dot * 1.5F, kWhite);
  canvas.disc(at, dot, with_alpha(palette.colour("legal"), 1));
}

}  // namespace tablier
