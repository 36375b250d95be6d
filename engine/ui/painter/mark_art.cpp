#include "ui/painter/mark_art.hpp"

#include "ui/painter/surface_geometry.hpp"

#include <array>
#include <string>

namespace tablier {
namespace {

/// From the middle to the ends of a cross and to the line of a ring, and how wide that line is, in units.
constexpr float kReach = 0.25F, kRadius = 0.27F, kWidth = 0.13F;
static_assert(kMarkReach == kRadius + kWidth / 2);

/// The lines of the mark, so wide in pixels.
void write(Canvas& canvas, std::string_view symbol, Vec2 at, float unit, float width, Colour colour) {
  if (symbol == "ring") return canvas.stroke(circle(at, unit * kRadius), width, colour, true);
  canvas.fill(diagonal_cross(at, unit * kReach, width), colour);  // one shape: a pale one is no darker in the middle
}

/// Gold around all of it, with dark edges: it is seen beside a mark of any colour.
void frame(Canvas& canvas, const Palette& palette, std::string_view symbol, Vec2 at, float unit, const char* role) {
  const float line = std::max(2.0F, unit * 0.05F);
  write(canvas, symbol, at, unit, unit * kWidth + 3.4F * line, with_alpha(palette.colour("on_gold"), 0.85));
  write(canvas, symbol, at, unit, unit * kWidth + 2.2F * line, palette.colour(role));
}

/// The square lit under the mark: rings around a ring would be a target.
void light_square(Canvas& canvas, const Palette& palette, Vec2 at, float unit) {
  const float half = unit * 0.44F, line = std::max(2.0F, unit * 0.045F);
  const Outline square = rounded_box({at.x - half, at.y - half, 2 * half, 2 * half}, unit * 0.08F);
  canvas.fill(square, with_alpha(palette.colour("winning"), 0.45));
  canvas.stroke(square, line * 1.8F, with_alpha(palette.colour("on_gold"), 0.85), true);
  canvas.stroke(square, line, palette.colour("winning"), true);
}

/// A line under the one that was written last.
void underline(Canvas& canvas, Vec2 at, float unit, Colour colour) {
  constexpr float kDown = 0.41F, kHalf = 0.2F, kLine = 0.05F;
  const Vec2 middle = at + Vec2{0, unit * kDown}, half{unit * kHalf, 0};
  canvas.line(std::array{middle - half, middle + half}, std::array{std::max(2.0F, unit * kLine)}, colour);
}

}  // namespace

bool is_written_mark(std::string_view symbol) { return symbol == "cross" || symbol == "ring"; }

void draw_small_mark(Canvas& canvas, std::string_view symbol, Vec2 at, float reach, Colour colour) {
  const float unit = reach / kMarkReach;
  write(canvas, symbol, at, unit, unit * kWidth, colour);
}

void draw_written_mark(Canvas& canvas, const Palette& palette, const TokenArt& art) {
  const Paint& paint = palette.paint(art.paint);
  const Vec2 at = art.pixel(centre_of(art.grid, art.places.front()));
  if (art.lift > 0)
    write(canvas, paint.symbol, at + Vec2{0, art.unit * 0.08F * art.lift}, art.unit, art.unit * kWidth, palette.colour("shadow"));
  if (art.winning) light_square(canvas, palette, at, art.unit);
  else if (art.danger) frame(canvas, palette, paint.symbol, at, art.unit, "danger");
  write(canvas, paint.symbol, at, art.unit, art.unit * kWidth, paint.colour);
  if (art.last) underline(canvas, at, art.unit, paint.colour);
  if (art.number == 0) return;
  const TextLook look{.size = art.unit * kMarkNumberSize, .weight = Weight::bold, .colour = paint.colour};
  canvas.text(std::to_string(art.number), at + kMarkNumber * art.unit, look);
}

}  // namespace tablier
