#include "ui/painter/surface_geometry.hpp"
#include "ui/painter/table_painter.hpp"

#include <array>
#include <cmath>

/// What a place is worth: a plaque of won or lost with the score on it, the place still seen around it.
namespace tablier {
namespace {

constexpr float kPlaque = 0.36F, kRound = 0.16F, kText = 0.34F;

/// Level, for what neither wins nor loses.
struct ValueLook {
  const char* ground;
  const char* ink;
  bool hatched;
};

ValueLook look_of(double value) {
  if (value > 0) return {"done", "on_done", false};
  if (value < 0) return {"danger", "on_danger", true};
  return {"paper", "ink", false};
}

/// Slanted lines over a box, each cut at its sides.
void hatch(Canvas& canvas, Rect box, Colour colour) {
  constexpr int kLines = 5;
  const float width = std::max(1.0F, box.w * 0.05F), step = 2 * box.w / (kLines + 1);
  for (int i = 1; i <= kLines; ++i) {
    const float sum = step * static_cast<float>(i);
    const float x0 = std::max(0.0F, sum - box.h), x1 = std::min(box.w, sum);
    canvas.line(std::array{Vec2{box.x + x0, box.y + sum - x0}, Vec2{box.x + x1, box.y + sum - x1}}, std::array{width}, colour);
  }
}

}  // namespace

std::string value_label(double value) {
  const long rounded = std::lround(value);
  if (std::abs(value - static_cast<double>(rounded)) < 0.05)
    return (rounded > 0 ? "+" : rounded < 0 ? "−" : "") + std::to_string(std::abs(rounded));
  const long tenths = std::lround(std::abs(value) * 10);
  return (value > 0 ? "+" : "−") + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

void draw_value(Canvas& canvas, const Palette& palette, const SurfaceFrame& frame, const Highlight& h, const std::string& text) {
  const Vec2 at = frame.pixel(centre_of(frame.grid, h.place));
  const float r = frame.unit * kPlaque;
  const ValueLook look = look_of(h.value);
  const Colour ground = palette.colour(look.ground), ink = palette.colour(look.ink);
  const Rect box{at.x - r, at.y - r, 2 * r, 2 * r};
  const Outline outline = rounded_box(box, frame.unit * kRound);
  canvas.fill(outline, ground);
  if (look.hatched) hatch(canvas, box.inset(r * 0.14F), blend(ground, ink, 0.3));
  canvas.stroke(outline, std::max(1.0F, frame.unit * 0.03F), blend(ground, ink, 0.5), true);
  const std::string said = text.empty() ? value_label(h.value) : text;
  const TextLook type{.size = frame.unit * (said.size() > 4 ? kText * 0.75F : kText),
                      .weight = Weight::bold,
                      .colour = ink,
                      .align = Align::middle,
                      .tabular = true};
  if (look.hatched) {  // a clear ground, so that no line runs through a figure
    const float w = canvas.text_width(said, type) + type.size * 0.35F;
    canvas.box(centred({at.x, at.y, 0, 0}, std::min(w, 1.9F * r), type.size * 1.2F), type.size * 0.25F, ground);
  }
  canvas.text(said, at, type);
}

}  // namespace tablier
