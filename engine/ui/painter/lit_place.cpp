#include "ui/painter/lit_place.hpp"

#include "ui/painter/surface_geometry.hpp"
#include "ui/painter/symbol_art.hpp"

#include <algorithm>
#include <array>

namespace tablier {
namespace {

/// A place on which a move ends, or from which a thing is taken: the sides of its light, and of its dark edges.
float light_width(const SurfaceFrame& frame) { return std::max(2.0F, frame.unit * 0.05F); }

/// The four corners of a box, each as far along its sides.
void draw_corners(Canvas& canvas, Rect box, float along, float width, Colour colour) {
  const std::array corners{box.corner(), Vec2{box.right(), box.y}, Vec2{box.right(), box.bottom()}, Vec2{box.x, box.bottom()}};
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vec2 at = corners[i], before = unit(corners[(i + 3) % 4] - at), after = unit(corners[(i + 1) % 4] - at);
    canvas.line(std::array{at + before * along, at, at + after * along}, std::array{width, width, width}, colour);
  }
}

/// A disc with a cross: what stands there is taken.
void draw_taking(Canvas& canvas, Vec2 at, float radius, Colour ground, Colour ink) {
  canvas.disc(at, radius * 1.3F, kWhite);
  canvas.disc(at, radius, ground);
  for (const Vec2 arm : {Vec2{0.45F, 0.45F} * radius, Vec2{0.45F, -0.45F} * radius})
    canvas.line(std::array{at - arm, at + arm}, std::array{std::max(1.5F, radius * 0.3F)}, ink);
}

const char* role_of(HighlightKind kind) {
  if (kind == HighlightKind::bonus) return "bonus";
  return kind == HighlightKind::danger ? "danger" : "legal";
}

}  // namespace

bool has_symbol(const Scene& scene, const Palette& palette, const Highlight& h) {
  const Surface& surface = scene.surfaces[static_cast<std::size_t>(h.surface)];
  const auto& paints = surface.paints;
  if (std::ranges::find(surface.grid.own_names, h.place, &PlaceName::place) != surface.grid.own_names.end()) return true;  // a flag
  return std::any_of(paints.begin(), paints.end(),
                     [&](const PlacePaint& p) { return p.place == h.place && is_drawn_symbol(palette.paint(p.paint).symbol); });
}

bool takes(const Scene& scene, const Highlight& h) {
  return std::any_of(scene.tokens.begin(), scene.tokens.end(),
                     [&](const Token& t) { return t.surface == h.surface && t.places.size() == 1 && t.places.front() == h.place; });
}

bool is_covered(const Scene& scene, const Highlight& h) {
  return std::ranges::any_of(scene.tokens, [&](const Token& t) {
    return t.surface == h.surface && t.kind != TokenKind::stroke && std::ranges::count(t.places, h.place) > 0;
  });
}

void draw_place_light(Canvas& canvas, const Palette& palette, const Scene& scene, const TableLayout& layout, const Highlight& h,
                      const std::string& text) {
  if (h.kind == HighlightKind::value || !is_covered(scene, h)) return draw_highlight(canvas, palette, layout, h, text);
  const SurfaceFrame& frame = layout.surfaces[static_cast<std::size_t>(h.surface)];
  const float width = light_width(frame), radius = std::max(3.0F, frame.unit * 0.085F);
  const Colour colour = with_alpha(palette.colour(role_of(h.kind)), 1);
  const Outline ring = outline_of(frame, h.place, 0.03F);
  canvas.stroke(ring, width * 1.9F, kWhite, true);
  canvas.stroke(ring, width, colour, true);
  // Told apart without their colours, too.
  const Rect box = frame.place_box(h.place).inset(frame.unit * 0.14F);
  const Vec2 corner{box.right(), box.bottom()};
  if (h.kind == HighlightKind::danger) return draw_taking(canvas, corner, radius * 1.2F, colour, Palette::ink_on(colour));
  if (h.kind == HighlightKind::bonus) return;
  canvas.disc(corner, radius * 1.5F, kWhite);
  canvas.disc(corner, radius, colour);
}

void draw_lit_place(Canvas& canvas, const Palette& palette, const TableLayout& layout, const Highlight& h, bool dot) {
  const SurfaceFrame& frame = layout.surfaces[static_cast<std::size_t>(h.surface)];
  const float width = light_width(frame), radius = std::max(3.0F, frame.unit * 0.085F);
  const Outline ring = rounded_box(frame.place_box(h.place).inset(frame.unit * 0.055F), frame.unit * 0.07F);
  canvas.stroke(ring, width * 1.9F, with_alpha(palette.colour("on_gold"), 0.55), true);
  canvas.stroke(ring, width, kWhite, true);
  if (!dot) return;
  const Rect box = frame.place_box(h.place).inset(frame.unit * 0.17F);
  const Vec2 at{box.right(), box.bottom()};
  canvas.disc(at, radius * 1.5F, kWhite);
  canvas.disc(at, radius, with_alpha(palette.colour("legal"), 1));
}

void draw_taken_place(Canvas& canvas, const Palette& palette, const TableLayout& layout, const Highlight& h) {
  const SurfaceFrame& frame = layout.surfaces[static_cast<std::size_t>(h.surface)];
  const float width = light_width(frame) * 1.35F, radius = std::max(5.0F, frame.unit * 0.15F);
  const Rect box = frame.place_box(h.place).inset(frame.unit * 0.07F);
  draw_corners(canvas, box, frame.unit * 0.24F, width * 1.7F, kWhite);
  draw_corners(canvas, box, frame.unit * 0.24F, width, palette.colour("taking"));
  draw_taking(canvas, {box.right() - radius * 0.8F, box.bottom() - radius * 0.8F}, radius, palette.colour("taking"), kWhite);
}

Outline outline_of(const SurfaceFrame& frame, Place place, float within) {
  if (frame.grid.lattice != Lattice::triangles) return rounded_box(frame.place_box(place).inset(frame.unit * within), frame.unit * 0.1F);
  constexpr float kRound = 1.03F;  // digits stand in the corners
  std::vector<Vec2> corners = corners_of(frame.grid, place);
  const Vec2 middle = centre_of(frame.grid, place);
  for (Vec2& c : corners) c = frame.pixel(lerp(middle, c, kRound));
  return rounded_polygon(corners, frame.unit * 0.05F);
}

void draw_cursor(Canvas& canvas, const Palette& palette, const SurfaceFrame& frame, Place place) {
  const Outline outline = outline_of(frame, place, -0.05F);  // a stone there stays round
  const float width = std::max(2.5F, frame.unit * 0.05F);
  canvas.stroke(outline, width * 2, with_alpha(kWhite, 0.75), true);
  canvas.stroke(outline, width, palette.colour("focus"), true);
}

void draw_chosen_place(Canvas& canvas, const Palette& palette, const SurfaceFrame& frame, Place place) {
  if (frame.grid.lattice == Lattice::triangles) return;
  const Rect box = frame.place_box(place).inset(frame.unit * 0.02F);
  const Outline ring = rounded_box(box, frame.unit * 0.1F);
  const float width = std::max(2.5F, frame.unit * 0.07F);
  canvas.fill(ring, with_alpha(palette.colour("gold"), 0.45));
  canvas.stroke(ring, width * 1.8F, with_alpha(palette.colour("on_gold"), 0.85), true);
  canvas.stroke(ring, width, palette.colour("gold"), true);
}

}  // namespace tablier
