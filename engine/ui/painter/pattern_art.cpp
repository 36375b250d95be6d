#include "ui/painter/token_art.hpp"

#include <array>

/// The eleven patterns that tell paints apart without colour. Each keeps inside its cell, and goes on into the cells beside it.
namespace tablier {
namespace {

/// A cell with room kept at the sides where the piece ends.
struct PaintedCell {
  Rect box;    ///< all of the cell
  Rect inner;  ///< what may be drawn on

  Vec2 at(float x, float y) const { return {box.x + box.w * x, box.y + box.h * y}; }
  float unit() const { return box.w; }
};

PaintedCell painted_cell(const PatternCell& c) {
  const float l = c.left ? 0 : c.inset, u = c.up ? 0 : c.inset, r = c.right ? 0 : c.inset, d = c.down ? 0 : c.inset;
  return {c.box, {c.box.x + l, c.box.y + u, c.box.w - l - r, c.box.h - u - d}};
}

void bar(Canvas& canvas, const PaintedCell& f, Rect wanted, Colour colour) {
  const float x0 = std::max(wanted.x, f.inner.x), y0 = std::max(wanted.y, f.inner.y);
  const float x1 = std::min(wanted.right(), f.inner.right()), y1 = std::min(wanted.bottom(), f.inner.bottom());
  if (x1 <= x0 || y1 <= y0) return;
  const std::array points{Vec2{x0, y0}, Vec2{x1, y0}, Vec2{x1, y1}, Vec2{x0, y1}};
  canvas.fan(points, colour);
}

/// A straight line cut at the field's sides (Liang, Barsky 1984).
void cut_line(Canvas& canvas, const PaintedCell& f, Vec2 a, Vec2 b, float width, Colour colour) {
  float from = 0, to = 1;
  const Vec2 d = b - a;
  const auto cut = [&](float slope, float room) {
    if (slope == 0) return room >= 0;
    const float t = room / slope;
    if (slope < 0) from = std::max(from, t);
    else to = std::min(to, t);
    return from < to;
  };
  const float half = width / 2;
  const Rect in = f.inner.inset(half);
  if (!cut(-d.x, a.x - in.x) || !cut(d.x, in.right() - a.x) || !cut(-d.y, a.y - in.y) || !cut(d.y, in.bottom() - a.y)) return;
  const std::array points{a + d * from, a + d * to};
  canvas.line(points, std::array{width}, colour);
}

template <typename Draw>
void four_times(const PaintedCell& f, Draw draw) {
  for (const float y : {0.25F, 0.75F})
    for (const float x : {0.25F, 0.75F}) draw(f.at(x, y));
}

void polygon(Canvas& canvas, std::initializer_list<Vec2> corners, Colour colour) {
  const std::vector<Vec2> points(corners);
  canvas.fill(rounded_polygon(points, 0.5F), colour);
}

void draw_horizontal(Canvas& canvas, const PaintedCell& f, Colour colour) {
  for (const float y : {1 / 6.0F, 0.5F, 5 / 6.0F})
    bar(canvas, f, {f.box.x, f.at(0, y).y - f.unit() * 0.05F, f.box.w, f.unit() * 0.1F}, colour);
}

void draw_vertical(Canvas& canvas, const PaintedCell& f, Colour colour) {
  for (const float x : {1 / 6.0F, 0.5F, 5 / 6.0F})
    bar(canvas, f, {f.at(x, 0).x - f.unit() * 0.05F, f.box.y, f.unit() * 0.1F, f.box.h}, colour);
}

void draw_grid(Canvas& canvas, const PaintedCell& f, Colour colour) {
  const float w = f.unit() * 0.07F;
  for (const float t : {0.25F, 0.75F}) bar(canvas, f, {f.box.x, f.at(0, t).y - w / 2, f.box.w, w}, colour);
  const std::array<std::pair<float, float>, 3> stretches{{{0, 0.25F}, {0.25F, 0.75F}, {0.75F, 1}}};
  for (const float t : {0.25F, 0.75F})  // in stretches, so that crossings are not darker
    for (const auto& [a, b] : stretches) {
      const float top = f.at(0, a).y + (a > 0 ? w / 2 : 0), end = f.at(0, b).y - (b < 1 ? w / 2 : 0);
      bar(canvas, f, {f.at(t, 0).x - w / 2, top, w, end - top}, colour);
    }
}

void draw_hatch(Canvas& canvas, const PaintedCell& f, Colour colour) {
  for (const float k : {-0.5F, 0.0F, 0.5F}) cut_line(canvas, f, f.at(k, 1), f.at(k + 1, 0), f.unit() * 0.08F, colour);
  cut_line(canvas, f, f.at(0.5F, 1.5F), f.at(1.5F, 0.5F), f.unit() * 0.08F, colour);
}

void draw_zigzag(Canvas& canvas, const PaintedCell& f, Colour colour, bool round) {
  const float rise = round ? 0.07F : 0.12F;
  for (const float y : {0.25F, 0.75F}) {
    std::vector<Vec2> points;
    constexpr int kSteps = 16;
    for (int i = 0; i <= kSteps; ++i) {
      const float t = static_cast<float>(i) / kSteps;
      if (!round && i % 8 != 0) continue;
      const float wave = round ? std::sin(t * 4 * 3.1415927F) : (i % 16 == 8 ? -1.0F : 1.0F);
      points.push_back({std::clamp(f.at(t, 0).x, f.inner.x + f.unit() * 0.05F, f.inner.right() - f.unit() * 0.05F),
                        f.at(0, y).y + wave * rise * f.unit()});
    }
    canvas.line(points, std::array{f.unit() * 0.08F}, colour);
  }
}

void draw_cross(Canvas& canvas, Vec2 at, float r, float width, Colour colour) {
  const std::array rising{Vec2{at.x - r, at.y + r}, Vec2{at.x + r, at.y - r}};
  const std::array first{Vec2{at.x - r, at.y - r}, Vec2{at.x - width * 0.6F, at.y - width * 0.6F}};
  const std::array second{Vec2{at.x + width * 0.6F, at.y + width * 0.6F}, Vec2{at.x + r, at.y + r}};
  canvas.line(rising, std::array{width}, colour);
  canvas.line(first, std::array{width}, colour);
  canvas.line(second, std::array{width}, colour);
}

}  // namespace

void draw_pattern(Canvas& canvas, Pattern pattern, const PatternCell& cell, Colour colour) {
  const PaintedCell f = painted_cell(cell);
  const float u = f.unit();
  switch (pattern) {
    case Pattern::none: return;
    case Pattern::dots: return four_times(f, [&](Vec2 at) { canvas.disc(at, u * 0.085F, colour); });
    case Pattern::stripes: return draw_horizontal(canvas, f, colour);
    case Pattern::bars: return draw_vertical(canvas, f, colour);
    case Pattern::grid: return draw_grid(canvas, f, colour);
    case Pattern::rings: return four_times(f, [&](Vec2 at) { canvas.stroke(circle(at, u * 0.11F), u * 0.06F, colour, true); });
    case Pattern::crosses: return four_times(f, [&](Vec2 at) { draw_cross(canvas, at, u * 0.09F, u * 0.06F, colour); });
    case Pattern::chevrons: return draw_zigzag(canvas, f, colour, false);
    case Pattern::waves: return draw_zigzag(canvas, f, colour, true);
    case Pattern::checks:
      bar(canvas, f, {f.box.x, f.box.y, u / 2, u / 2}, colour);
      return bar(canvas, f, {f.box.x + u / 2, f.box.y + u / 2, u / 2, u / 2}, colour);
    case Pattern::diamonds:
      return four_times(f, [&](Vec2 at) {
        polygon(canvas, {{at.x, at.y - u * 0.14F}, {at.x + u * 0.1F, at.y}, {at.x, at.y + u * 0.14F}, {at.x - u * 0.1F, at.y}}, colour);
      });
    case Pattern::hatch: return draw_hatch(canvas, f, colour);
  }
}

}  // namespace tablier
