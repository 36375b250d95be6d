#include "ui/painter/pen_path.hpp"
#include "ui/painter/pen_way.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/table/beside.hpp"
#include "ui/table/table_view.hpp"
#include "ui/table/view_parts.hpp"

#include <array>

/// How an advised move is shown: as rings, outlines and arrows over the table, for any gesture.
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

}  // namespace

void TableView::suggest(Canvas& canvas, const Hand& hand, const TableScenery& s, const Gesture& gesture) const {
  const Colour colour = s.palette.colour("accent");
  if (gesture.kind == GestureKind::pick || gesture.kind == GestureKind::lay) {
    if (const ItemSlot* slot = layout_.slot(gesture.item))
      canvas.stroke(rounded_box(slot->box.inset(-6 * s.scale), 8 * s.scale), 3 * s.scale, colour, true);
  }
  if (gesture.places.empty()) return;
  const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(gesture.surface)];
  const float width = std::max(2.5F, frame.unit * 0.07F);
  std::vector<Vec2> points;
  for (const Place p : gesture.places) points.push_back(frame.pixel(centre_of(frame.grid, p)));
  switch (gesture.kind) {
    case GestureKind::put: return draw_ring(canvas, put_frame(frame, gesture.places.front()), width, colour);
    case GestureKind::slide:
      return draw_arrow(canvas, points.front(), slide_end(gesture), width * 1.3F, colour, s.palette.colour("on_gold"));
    case GestureKind::trace: return suggest_stroke(canvas, hand, s, gesture);
    case GestureKind::lay: break;
    default: return;
  }
  for (const Tray& tray : hand.scene().trays)
    for (const TrayItem& item : tray.items) {
      if (item.id != gesture.item) continue;
      Token token{.kind = item.kind, .surface = gesture.surface, .places = gesture.places, .paint = item.paint};
      if (gesture.orientation >= 0) token.labels = item.orientations[static_cast<std::size_t>(gesture.orientation)].labels;
      draw_shade(canvas, token, s);
      const TokenArt art = token_art(hand.scene(), layout_, token, s.taste);
      outline_token(canvas, art, width, colour);
    }
}

Vec2 TableView::slide_end(const Gesture& slide) const {
  const int surface = slide.end_surface < 0 ? slide.surface : slide.end_surface;
  const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(surface)];
  return frame.pixel(centre_of(frame.grid, slide.places.back()));
}

/// A stroke as it would be drawn, pale on a light ground.
void TableView::suggest_stroke(Canvas& canvas, const Hand& hand, const TableScenery& s, const Gesture& gesture) const {
  const Grid& grid = layout_.surfaces[static_cast<std::size_t>(gesture.surface)].grid;
  const TokenArt art = stroke_art(hand, gesture.surface, closed_ring(grid, pen_way(grid, gesture.places)), s);
  outline_token(canvas, art, art.unit * 0.34F, with_alpha(s.palette.colour("accent"), 0.45));
  canvas.set_opacity(0.6F);
  draw_token(canvas, s.palette, art);
  canvas.set_opacity(1);
}

void TableView::draw_suggestion(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  if (!hand.idle()) return;
  for (const Gesture& gesture : s.suggested) suggest(canvas, hand, s, gesture);
}

/// Of a line of moves: each as the hand would make it, stones as ghosts with their numbers, the first with its name beside it.
void TableView::draw_line_of_moves(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  for (std::size_t i = 0; i < s.line.size(); ++i) {
    for (const Gesture& gesture : s.line[i].touch) {
      const auto own = std::ranges::find_if(hand.scene().tokens, [&](const Token& t) { return t.owner == s.line[i].seat; });
      if (gesture.kind == GestureKind::put && own != hand.scene().tokens.end()) {
        Token token = *own;
        token.surface = gesture.surface;
        token.places = gesture.places;
        token.labels.clear();  // what the other bears is its own
        token.last = token.danger = token.winning = false;
        draw_shade(canvas, token, s);
      }
      if (i == 0 || gesture.kind != GestureKind::put) suggest(canvas, hand, s, gesture);
      if (gesture.places.empty() || s.line.size() == 1) continue;
      const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(gesture.surface)];
      const Vec2 at = frame.pixel(centre_of(frame.grid, gesture.places.back()));
      canvas.text(std::to_string(i + 1), at,
                  {.size = std::max(11 * s.scale, frame.unit * 0.3F),
                   .weight = Weight::bold,
                   .colour = s.palette.colour("accent"),
                   .align = Align::middle});
    }
  }
  if (s.line.empty() || s.line.front().touch.empty() || s.line.front().touch.back().places.empty()) return;
  draw_line_label(canvas, s.line.front(), s);
}

/// What is said of the first move of a line, tied to its place where it stands away from it.
void TableView::draw_line_label(Canvas& canvas, const LineMove& move, const TableScenery& s) const {
  const EventLook look{.labels = {{.text = s.line_label(move), .seat = {}}}};
  if (look.labels.front().text.empty()) return;
  const Gesture& last = move.touch.back();
  const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(last.surface)];
  const Rect place = frame.place_box(last.places.back()), box = label_box(move.touch, event_size(canvas, frame, look, s.scale));
  const Vec2 from{std::clamp(place.centre().x, box.x, box.right()), std::clamp(place.centre().y, box.y, box.bottom())};
  const Vec2 way = place.centre() - from;
  if (length(way) > frame.unit)
    canvas.line(std::array{from, from + way * (1 - 0.4F * frame.unit / length(way))}, std::array{2 * s.scale}, s.palette.colour("gold"));
  draw_event(canvas, s.palette, box, look, s.scale);
}

/// All that a move is drawn over: its places, and the way of what slides.
std::vector<Rect> TableView::boxes_of(const Touch& touch) const {
  constexpr int kAlong = 12;
  std::vector<Rect> boxes;
  for (const Gesture& gesture : touch) {
    if (gesture.places.empty()) continue;
    const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(gesture.surface)];
    for (const Place place : gesture.places) boxes.push_back(frame.place_box(place));
    if (gesture.kind != GestureKind::slide) continue;
    const Rect first = frame.place_box(gesture.places.front());
    const Vec2 way = slide_end(gesture) - first.centre();
    for (int i = 1; i < kAlong; ++i) boxes.push_back(first.inset(0.3F * frame.unit).moved(way * (static_cast<float>(i) / kAlong)));
  }
  return boxes;
}

Rect TableView::label_box(const Touch& touch, Vec2 size) const {
  const Gesture& last = touch.back();
  const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(last.surface)];
  std::vector<Rect> taken = boxes_of(touch);
  for (const Token& token : reference_.tokens)
    for (const Place place : token.places)
      if (token.surface == last.surface) taken.push_back(frame.place_box(place));
  for (const TrayFrame& tray : layout_.trays) taken.push_back(tray.box);
  return beside(frame.place_box(last.places.back()), size, area_, taken, 0.1F * frame.unit);
}

}  // namespace tablier
