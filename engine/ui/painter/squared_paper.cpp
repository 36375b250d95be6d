#include "ui/painter/squared_paper.hpp"

#include <array>

namespace tablier {
namespace {

void bar(Canvas& canvas, Rect r, Colour colour) {
  canvas.fan(std::array{Vec2{r.x, r.y}, Vec2{r.right(), r.y}, Vec2{r.right(), r.bottom()}, Vec2{r.x, r.bottom()}}, colour);
}

void draw_border(Canvas& canvas, Rect zone, float width, Colour colour) {
  const Rect out = zone.inset(-width / 2);
  bar(canvas, {out.x, out.y, out.w, width}, colour);
  bar(canvas, {out.x, out.bottom() - width, out.w, width}, colour);
  bar(canvas, {out.x, out.y + width, width, out.h - 2 * width}, colour);
  bar(canvas, {out.right() - width, out.y + width, width, out.h - 2 * width}, colour);
}

}  // namespace

Rect zone_of(const SurfaceFrame& frame) {
  const float inwards = frame.grid.lattice == Lattice::points ? 0.5F : 0;
  const Vec2 low = frame.pixel({inwards, inwards}), high = frame.pixel(extent_of(frame.grid) - Vec2{inwards, inwards});
  return {low.x, low.y, high.x - low.x, high.y - low.y};
}

void draw_zone_border(Canvas& canvas, const BoardColours& colours, const SurfaceFrame& frame) {
  const float border = std::max(2.0F, std::round(frame.unit * 0.06F));
  draw_border(canvas, zone_of(frame), border, blend(colours.grid, colours.ink, 0.45));
}

void draw_squared_lines(Canvas& canvas, Rect box, Vec2 origin, float unit, Colour colour, float width) {
  if (unit < 2) return;
  const auto first = [unit](float from, float at) { return at - std::floor((at - from) / unit) * unit; };
  for (float x = first(box.x, origin.x); x < box.right(); x += unit)
    if (x > box.x + width) bar(canvas, {std::round(x - width / 2), box.y, width, box.h}, colour);
  for (float y = first(box.y, origin.y); y < box.bottom(); y += unit)
    if (y > box.y + width) bar(canvas, {box.x, std::round(y - width / 2), box.w, width}, colour);
}

void draw_page(Canvas& canvas, const Palette& palette, const BoardColours& colours, const SurfaceFrame& frame) {
  const float round = std::clamp(frame.unit * 0.08F, 2.0F, 5.0F), thick = frame.thin();
  const Outline page = rounded_box(frame.box, round);
  canvas.shadow(page, {0, frame.unit * 0.06F}, std::max(3.0F, frame.unit * 0.14F), palette.colour("shadow"));
  canvas.fill(page, colours.place);
  const bool points = frame.grid.lattice == Lattice::points;
  draw_squared_lines(canvas, frame.box, frame.pixel(points ? Vec2{0.5F, 0.5F} : Vec2{}), frame.unit, colours.grid, thick);
}

}  // namespace tablier
