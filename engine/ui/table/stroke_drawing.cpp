#include "ui/table/stroke_drawing.hpp"

#include "ui/painter/surface_geometry.hpp"

#include <algorithm>
#include <array>

namespace tablier {
namespace {

/// How long a refused stroke fades, in slides of a thing.
constexpr double kFade = 5;
constexpr float kPenWidth = 0.16F;
constexpr double kDoubt = 0.35;
/// From the end of its ink the pen is followed as far, in units.
constexpr float kFollow = 1.5F;

/// What a seat writes with.
std::string ink_of(const Scene& scene, Seat by) {
  const int seat = index(by);
  const bool known = seat >= 0 && static_cast<std::size_t>(seat) < scene.seats.size();
  const std::string paint = known ? scene.seats[static_cast<std::size_t>(seat)].paint : std::string();
  return paint.empty() ? "accent" : paint;
}

void strike_out(const TableDrawing& d, const TokenArt& art) {
  outline_token(d.canvas, art, art.unit * kPenWidth, with_alpha(d.scenery.palette.colour(art.paint), kDoubt));
  outline_token(d.canvas, art, art.unit * 0.05F, d.scenery.palette.colour("danger"));
}

/// Pale ink struck out, since inks may be red themselves, and a cross where the fault is.
void draw_refused(const TableDrawing& d, const TokenArt& art) {
  const StrokeInput& stroke = d.hand.stroke();
  const SurfaceFrame& frame = d.layout.surfaces[static_cast<std::size_t>(stroke.surface())];
  const Vec2 fault = frame.pixel(centre_of(frame.grid, stroke.fault()));
  strike_out(d, art);
  const float r = frame.unit * 0.3F, width = std::max(2.5F, frame.unit * 0.07F);
  const Vec2 across{r * 0.7F, r * 0.7F}, other{across.x, -across.y};
  const Colour danger = d.scenery.palette.colour("danger");
  d.canvas.line(std::array{fault - across, fault + across}, std::array{width}, danger);
  d.canvas.line(std::array{fault - other, fault + other}, std::array{width}, danger);
}

}  // namespace

double refused_fade(const TableScenery& scenery) { return scenery.slide * kFade; }

TokenArt stroke_art(const TableDrawing& d, int surface, std::vector<Place> way, Seat by) {
  const Token token{.kind = TokenKind::stroke, .surface = surface, .places = std::move(way), .paint = ink_of(d.hand.scene(), by)};
  return token_art(d.hand.scene(), d.layout, token, d.scenery.taste);
}

void draw_stroke(const TableDrawing& d) {
  const StrokeInput& stroke = d.hand.stroke();
  if (!stroke.active()) return;
  const SurfaceFrame& frame = d.layout.surfaces[static_cast<std::size_t>(stroke.surface())];
  const Vec2 tip = frame.pixel(centre_of(frame.grid, stroke.tip()));
  const float width = frame.unit * kPenWidth;
  TokenArt art = stroke_art(d, stroke.surface(), stroke.way(), d.hand.viewer());
  art.wet = 1;
  const Colour ink = d.scenery.palette.colour(art.paint);
  if (const auto doubtful = stroke.doubtful()) {
    d.canvas.line(std::array{tip, frame.pixel(centre_of(frame.grid, *doubtful))}, std::array{width}, with_alpha(ink, kDoubt));
    art.places.resize(art.places.size() - 2);
  }
  if (const auto& pen = stroke.pen(); pen && length(*pen - centre_of(frame.grid, stroke.tip())) < kFollow)
    d.canvas.line(std::array{tip, frame.pixel(*pen)}, std::array{width * 0.6F}, with_alpha(ink, 0.6));
  if (stroke.refused()) return draw_refused(d, art);
  if (art.places.size() > 1) draw_token(d.canvas, d.scenery.palette, art);
  d.canvas.disc(tip, width * 0.8F, ink);
}

void draw_pen(const TableDrawing& d) {
  const Preview& preview = *d.hand.preview();
  const SurfaceFrame& frame = d.layout.surfaces[static_cast<std::size_t>(preview.surface)];
  const Vec2 at = frame.pixel(centre_of(frame.grid, preview.place));
  d.canvas.disc(at, frame.unit * kPenWidth, with_alpha(d.scenery.palette.colour(ink_of(d.hand.scene(), d.hand.viewer())), 0.6));
}

void draw_refused_stroke(const TableDrawing& d, double until) {
  const auto& refused = d.hand.refused_stroke();
  if (!refused || d.scenery.now >= until) return;
  const auto opacity = static_cast<float>(std::clamp((until - d.scenery.now) / refused_fade(d.scenery), 0.0, 1.0));
  const TokenArt art = stroke_art(d, refused->surface, refused->way, d.hand.viewer());
  d.canvas.set_opacity(opacity);
  strike_out(d, art);
  d.canvas.set_opacity(1);
}

}  // namespace tablier
