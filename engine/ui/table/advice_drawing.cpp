#include "ui/table/advice_drawing.hpp"

#include "ui/painter/pen_path.hpp"
#include "ui/painter/pen_way.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/table/stroke_drawing.hpp"

#include <array>

namespace tablier {
namespace {

/// `more`: wider by so much on every side.
void draw_arrow_once(Canvas& canvas, Vec2 from, Vec2 to, float width, float more, Colour colour) {
  const Vec2 way = unit(to - from), side = perpendicular(way) * (width * 1.6F), head = to - way * (width * 2.6F);
  canvas.line(std::array{from, head}, std::array{width + 2 * more}, colour);
  const std::array<Vec2, 3> tip{to + way * (2 * more), head + side * (1 + more / width) - way * more,
                                head - side * (1 + more / width) - way * more};
  canvas.fill(rounded_polygon(tip, width * 0.2F), colour);
}

/// To be seen on a ground of any colour: dark around light around its own.
void draw_arrow(Canvas& canvas, Vec2 from, Vec2 to, float width, Colour colour, Colour dark) {
  draw_arrow_once(canvas, from, to, width, width * 0.75F, with_alpha(dark, 0.8));
  draw_arrow_once(canvas, from, to, width, width * 0.45F, kWhite);
  draw_arrow_once(canvas, from, to, width, 0, colour);
}

void draw_ring(Canvas& canvas, const Outline& ring, float width, Colour colour) {
  canvas.stroke(ring, width * 1.9F, with_alpha(kWhite, 0.9), true);
  canvas.stroke(ring, width, colour, true);
}

/// Around the place of an advised stone: a square where squares are marked, since a ring may be a mark itself.
Outline put_frame(const SurfaceFrame& frame, Place place) {
  const Rect box = frame.place_box(place);
  if (frame.grid.lattice == Lattice::squares) return rounded_box(box.inset(frame.unit * 0.08F), frame.unit * 0.07F);
  return circle(box.centre(), frame.unit * 0.36F);
}

Vec2 slide_end(const TableLayout& layout, const Gesture& slide) {
  const int surface = slide.end_surface < 0 ? slide.surface : slide.end_surface;
  const SurfaceFrame& frame = layout.surfaces[static_cast<std::size_t>(surface)];
  return frame.pixel(centre_of(frame.grid, slide.places.back()));
}

/// A stroke as it would be drawn, pale on a light ground.
void suggest_stroke(const TableDrawing& d, const Gesture& gesture, Seat by) {
  const Grid& grid = d.layout.surfaces[static_cast<std::size_t>(gesture.surface)].grid;
  const TokenArt art = stroke_art(d, gesture.surface, closed_ring(grid, pen_way(grid, gesture.places)), by);
  outline_token(d.canvas, art, art.unit * 0.34F, with_alpha(d.scenery.palette.colour("accent"), 0.45));
  d.canvas.set_opacity(0.6F);
  draw_token(d.canvas, d.scenery.palette, art);
  d.canvas.set_opacity(1);
}

}  // namespace

std::optional<Token> stone_put(const Scene& scene, Seat seat, const Gesture& gesture) {
  for (const Tray& tray : scene.trays)
    for (const TrayItem& item : tray.items)
      if (item.id == gesture.item)
        return Token{.kind = item.kind, .surface = gesture.surface, .places = gesture.places, .paint = item.paint};
  const auto look = static_cast<std::size_t>(index(seat));
  const auto is_plain = [&](const Token& t) {
    return t.owner == seat && (look >= scene.seats.size() || t.paint == scene.seats[look].paint);
  };
  const auto own = std::ranges::find_if(scene.tokens, is_plain);
  if (own == scene.tokens.end()) return std::nullopt;
  return Token{.kind = own->kind, .surface = gesture.surface, .places = gesture.places, .paint = own->paint};
}

void draw_shade(const TableDrawing& d, const Token& token) {
  TokenArt art = token_art(d.table, d.layout, token, d.scenery.taste);
  art.flat = true;
  d.canvas.set_opacity(kGhost);
  draw_token(d.canvas, d.scenery.palette, art);
  d.canvas.set_opacity(1);
}

void suggest(const TableDrawing& d, const Gesture& gesture, Seat by) {
  const Colour colour = d.scenery.palette.colour("accent");
  if (gesture.kind == GestureKind::pick || gesture.kind == GestureKind::lay) {
    if (const ItemSlot* slot = d.layout.slot(gesture.item))
      d.canvas.stroke(rounded_box(slot->box.inset(-6 * d.scenery.scale), 8 * d.scenery.scale), 3 * d.scenery.scale, colour, true);
  }
  if (gesture.places.empty()) return;
  const SurfaceFrame& frame = d.layout.surfaces[static_cast<std::size_t>(gesture.surface)];
  const float width = std::max(2.5F, frame.unit * 0.07F);
  std::vector<Vec2> points;
  for (const Place p : gesture.places) points.push_back(frame.pixel(centre_of(frame.grid, p)));
  switch (gesture.kind) {
    case GestureKind::put: return draw_ring(d.canvas, put_frame(frame, gesture.places.front()), width, colour);
    case GestureKind::slide:
      return draw_arrow(d.canvas, points.front(), slide_end(d.layout, gesture), width * 1.3F, colour, d.scenery.palette.colour("on_gold"));
    case GestureKind::trace: return suggest_stroke(d, gesture, by);
    case GestureKind::lay: break;
    default: return;
  }
  for (const Tray& tray : d.hand.scene().trays)
    for (const TrayItem& item : tray.items) {
      if (item.id != gesture.item) continue;
      Token token{.kind = item.kind, .surface = gesture.surface, .places = gesture.places, .paint = item.paint};
      if (gesture.orientation >= 0) token.labels = item.orientations[static_cast<std::size_t>(gesture.orientation)].labels;
      draw_shade(d, token);
      const TokenArt art = token_art(d.hand.scene(), d.layout, token, d.scenery.taste);
      outline_token(d.canvas, art, width, colour);
    }
}

void draw_suggestion(const TableDrawing& d) {
  if (!d.hand.empty()) return;
  for (const Gesture& gesture : d.scenery.suggested) suggest(d, gesture, d.hand.viewer());
}

/// Each as the hand would make it, stones as ghosts with their numbers.
void draw_line_of_moves(const TableDrawing& d) {
  for (std::size_t i = 0; i < d.scenery.line.size(); ++i) {
    for (const Gesture& gesture : d.scenery.line[i].touch) {
      if (gesture.kind == GestureKind::put)
        if (const auto stone = stone_put(d.hand.scene(), d.scenery.line[i].seat, gesture)) draw_shade(d, *stone);
      if (i == 0 || gesture.kind != GestureKind::put) suggest(d, gesture, d.scenery.line[i].seat);
      if (gesture.places.empty() || d.scenery.line.size() == 1) continue;
      const SurfaceFrame& frame = d.layout.surfaces[static_cast<std::size_t>(gesture.surface)];
      const Vec2 at = frame.pixel(centre_of(frame.grid, gesture.places.back()));
      d.canvas.text(std::to_string(i + 1), at,
                    {.size = std::max(11 * d.scenery.scale, frame.unit * 0.3F),
                     .weight = Weight::bold,
                     .colour = d.scenery.palette.colour("accent"),
                     .align = Align::middle});
    }
  }
}

std::vector<Rect> drawn_over(const TableLayout& layout, const Touch& touch) {
  constexpr int kAlong = 12;
  std::vector<Rect> boxes;
  for (const Gesture& gesture : touch) {
    if (gesture.places.empty()) continue;
    const SurfaceFrame& frame = layout.surfaces[static_cast<std::size_t>(gesture.surface)];
    for (const Place place : gesture.places) boxes.push_back(frame.place_box(place));
    if (gesture.kind != GestureKind::slide) continue;
    const Rect first = frame.place_box(gesture.places.front());
    const Vec2 way = slide_end(layout, gesture) - first.centre();
    for (int i = 1; i < kAlong; ++i) boxes.push_back(first.inset(0.3F * frame.unit).moved(way * (static_cast<float>(i) / kAlong)));
  }
  return boxes;
}

}  // namespace tablier
