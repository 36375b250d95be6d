#include "ui/painter/lit_place.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/table/table_view.hpp"
#include "ui/table/view_parts.hpp"

#include <algorithm>
#include <array>

/// What the hand has on the table: what it holds or slides, what it would put, what it has said, its cursor.
namespace tablier {
namespace {

constexpr float kGhost = 0.45F;
/// What is held is as pale over the place where it would lie: the ghost is seen through it.
constexpr float kHeldOverGhost = 0.55F;

}  // namespace

void TableView::mark_item(Canvas& canvas, int item, const TableScenery& s) const {
  if (const ItemSlot* slot = layout_.slot(item))
    canvas.stroke(rounded_box(slot->box.inset(-3 * s.scale), slot->box.w / 2), 3 * s.scale, s.palette.colour("accent"), true);
}

void TableView::draw_gestures(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  for (const Gesture& g : hand.begun()) {  // what is said but not yet played
    if (g.kind == GestureKind::pick) mark_item(canvas, g.item, s);
  }
  for (const Token& token : hand.begun_tokens()) {
    draw_token(canvas, s.palette, token_art(hand.scene(), layout_, token, s.taste));
    suggest(canvas, hand, s, {.kind = GestureKind::put, .surface = token.surface, .places = token.places});
  }
}

void TableView::draw_sliding(Canvas& canvas, const Hand& hand, const TableScenery& s) {
  if (!hand.sliding_from()) return;
  for (const Token& token : hand.scene().tokens) {
    if (!slides(hand, token)) continue;
    TokenArt art = art_of(hand.scene(), token, s);
    const SurfacePoint at = hand.sliding_at();
    const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(at.surface)];
    art.unit = frame.unit;
    art.origin = frame.pixel(at.at) - centre_of(art.grid, token.places.front()) * frame.unit;
    art.lift = 1;
    draw_token(canvas, s.palette, art);
    dropped_ = token.id;
    motions_.shown(token.id, seen(art));
  }
}

void TableView::draw_held(Canvas& canvas, const Hand& hand, const TableScenery& s) {
  if (!hand.held()) return;
  const Held& held = *hand.held();
  const TrayItem* item = find_item(hand.scene(), held.item);
  if (!item) return;
  if (hand.picks(held.item)) return mark_item(canvas, held.item, s);
  draw_ghost(canvas, hand, s);
  const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(held.middle.surface)];
  TokenArt art = held_art(hand.scene(), *item, held.orientation, {}, frame.unit, s.taste);
  const auto& cells = item->orientations[static_cast<std::size_t>(held.orientation)].cells;
  art.origin = frame.pixel(held.middle.at) - middle_of(art.grid, cells) * frame.unit;
  art.lift = 1;
  if (held.by_keys) {
    art.lift = 0.6F;
    art.origin.y -= frame.unit * 0.06F;
  }
  const bool over_ghost = hand.ghost() && hand.ghost()->legal && !held.by_keys;
  canvas.set_opacity(over_ghost ? kHeldOverGhost : 1);
  draw_token(canvas, s.palette, art);
  canvas.set_opacity(1);
  draw_brings(canvas, hand, s);
  dropped_ = held.item;
  if (art.kind != TokenKind::stroke) motions_.shown(held.item, seen(art));  // a shape that is drawn stays in its tray
  if (!hand.ghost() || hand.ghost()->legal) return;
  outline_token(canvas, art, std::max(2.5F, frame.unit * 0.05F), s.palette.colour("danger"));
}

void TableView::draw_ghost(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  const auto& ghost = hand.ghost();
  if (!ghost || !ghost->legal || hand.held()->by_keys) return;
  const TrayItem* item = find_item(hand.scene(), hand.held()->item);
  Token token{.id = 0, .kind = item->kind, .surface = ghost->surface, .places = ghost->places, .paint = item->paint};
  token.labels = item->orientations[static_cast<std::size_t>(hand.held()->orientation)].labels;
  TokenArt art = token_art(hand.scene(), layout_, token, s.taste);
  art.flat = true;
  canvas.set_opacity(kGhost);
  draw_token(canvas, s.palette, art);
  canvas.set_opacity(1);
  outline_token(canvas, art, std::max(2.0F, art.unit * 0.04F), s.palette.colour("legal"));
}

/// What laying it there brings, told over the place.
void TableView::draw_brings(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  const auto& ghost = hand.ghost();
  if (!ghost || !ghost->legal || ghost->brings.empty()) return;
  EventLook look;
  for (const Event& event : ghost->brings) look.labels.push_back({.text = s.say(event.text), .seat = {}});
  const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(ghost->surface)];
  const Event at{.text = {}, .surface = ghost->surface, .place = ghost->places.front()};
  draw_event(canvas, s.palette, event_box(layout_, at, event_size(canvas, frame, look, s.scale), reference_.tokens), look, s.scale);
}

void TableView::draw_shade(Canvas& canvas, const Token& token, const TableScenery& s) const {
  TokenArt art = token_art(reference_, layout_, token, s.taste);
  art.flat = true;
  canvas.set_opacity(kGhost);
  draw_token(canvas, s.palette, art);
  canvas.set_opacity(1);
}

void TableView::draw_preview(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  const auto& preview = hand.preview();
  if (!preview || s.curtain || hand.held()) return;
  if (preview->token) return draw_shade(canvas, *preview->token, s);
  if (preview->legal && preview->stroke) return draw_pen(canvas, hand, s);
  const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(preview->surface)];
  if (!preview->legal) return draw_barred(canvas, s, {preview->surface, preview->place});
  canvas.stroke(circle(frame.pixel(centre_of(frame.grid, preview->place)), frame.unit * 0.3F), std::max(2.5F, frame.unit * 0.07F),
                s.palette.colour("accent"), true);
}

void TableView::draw_cursor(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  if (!hand.cursor_shown() || hand.held()) return;
  tablier::draw_cursor(canvas, s.palette, layout_.surfaces[static_cast<std::size_t>(hand.cursor_surface())], *hand.cursor());
}

}  // namespace tablier
