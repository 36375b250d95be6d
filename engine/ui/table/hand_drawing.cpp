#include "ui/table/hand_drawing.hpp"

#include "ui/painter/lit_place.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/table/advice_drawing.hpp"
#include "ui/table/refusal_drawing.hpp"
#include "ui/table/stroke_drawing.hpp"
#include "ui/table/view_parts.hpp"

#include <algorithm>
#include <array>

namespace tablier {
namespace {

/// What is held is as pale over the place where it would lie: the ghost is seen through it. What keys carry is paler than what lies there.
constexpr float kHeldOverGhost = 0.55F, kHeldByKeys = 0.7F;
/// Around ink that is held: how wide, in units, and how dense.
constexpr float kHalo = 0.34F, kHaloDepth = 0.4F;

void mark_item(const TableDrawing& d, int item) {
  if (const ItemSlot* slot = d.layout.slot(item))
    d.canvas.stroke(rounded_box(slot->box.inset(-3 * d.scenery.scale), slot->box.w / 2), 3 * d.scenery.scale,
                    d.scenery.palette.colour("accent"), true);
}

void draw_ghost(const TableDrawing& d) {
  const auto& ghost = d.hand.ghost();
  if (!ghost || !ghost->legal || d.hand.held()->by_keys) return;
  const TrayItem* item = find_item(d.hand.scene(), d.hand.held()->item);
  Token token{.id = 0, .kind = item->kind, .surface = ghost->surface, .places = ghost->places, .paint = item->paint};
  token.labels = item->orientations[static_cast<std::size_t>(d.hand.held()->orientation)].labels;
  TokenArt art = token_art(d.hand.scene(), d.layout, token, d.scenery.taste);
  art.flat = true;
  d.canvas.set_opacity(kGhost);
  draw_token(d.canvas, d.scenery.palette, art);
  d.canvas.set_opacity(1);
  outline_token(d.canvas, art, std::max(2.0F, art.unit * 0.04F), d.scenery.palette.colour("legal"));
}

}  // namespace

void draw_gestures(const TableDrawing& d) {
  for (const Gesture& g : d.hand.begun()) {  // what is said but not yet played
    if (g.kind == GestureKind::pick) mark_item(d, g.item);
  }
  for (const Token& token : d.hand.begun_tokens()) {
    draw_token(d.canvas, d.scenery.palette, token_art(d.hand.scene(), d.layout, token, d.scenery.taste));
    suggest(d, {.kind = GestureKind::put, .surface = token.surface, .places = token.places}, d.hand.viewer());
  }
}

void draw_sliding(const TableDrawing& d, TokenMotions& motions) {
  if (!d.hand.sliding_from()) return;
  for (const Token& token : d.hand.scene().tokens) {
    if (!slides(d.hand, token)) continue;
    TokenArt art = art_of(d, token);
    const SurfacePoint at = d.hand.sliding_at();
    const SurfaceFrame& frame = d.layout.surfaces[static_cast<std::size_t>(at.surface)];
    art.unit = frame.unit;
    art.origin = frame.pixel(at.at) - centre_of(art.grid, token.places.front()) * frame.unit;
    art.lift = 1;
    draw_token(d.canvas, d.scenery.palette, art);
    motions.shown(token.id, seen(art));
  }
}

void draw_held(const TableDrawing& d, TokenMotions& motions) {
  if (!d.hand.held()) return;
  const Held& held = *d.hand.held();
  const TrayItem* item = find_item(d.hand.scene(), held.item);
  if (!item) return;
  if (d.hand.picks(held.item)) return mark_item(d, held.item);
  draw_ghost(d);
  const SurfaceFrame& frame = d.layout.surfaces[static_cast<std::size_t>(held.middle.surface)];
  TokenArt art = held_art(d.hand.scene(), *item, held.orientation, {}, frame.unit, d.scenery.taste);
  const auto& cells = item->orientations[static_cast<std::size_t>(held.orientation)].cells;
  art.origin = frame.pixel(held.middle.at) - middle_of(art.grid, cells) * frame.unit;
  const bool over_ghost = d.hand.ghost() && d.hand.ghost()->legal && !held.by_keys;
  const bool barred = d.hand.ghost() && !d.hand.ghost()->legal;
  const bool ink = art.kind == TokenKind::stroke && !barred;
  art.lift = 1;
  if (held.by_keys && !ink) {
    art.lift = 0.6F;
    art.origin.y -= frame.unit * 0.06F;
  }
  // A frame as thin as ink would be ink of another colour.
  if (held.by_keys && ink) outline_token(d.canvas, art, frame.unit * kHalo, with_alpha(d.scenery.palette.colour("accent"), kHaloDepth));
  d.canvas.set_opacity(over_ghost ? kHeldOverGhost : held.by_keys && !barred && !ink ? kHeldByKeys : 1);
  draw_token(d.canvas, d.scenery.palette, art);
  d.canvas.set_opacity(1);
  // A shape that is drawn stays in its tray.
  if (art.kind == TokenKind::stroke) motions.dropped(held.item);
  else motions.shown(held.item, seen(art));
  if (ink || (!barred && !held.by_keys)) return;
  outline_token(d.canvas, art, std::max(2.5F, frame.unit * 0.05F), d.scenery.palette.colour(barred ? "danger" : "accent"));
}

void draw_preview(const TableDrawing& d) {
  const auto& preview = d.hand.preview();
  if (!preview || d.scenery.curtain || d.hand.held()) return;
  if (preview->token) return draw_shade(d, *preview->token);
  if (preview->legal && preview->stroke) return draw_pen(d);
  const SurfaceFrame& frame = d.layout.surfaces[static_cast<std::size_t>(preview->surface)];
  if (!preview->legal) return draw_barred(d, {preview->surface, preview->place});
  d.canvas.stroke(circle(frame.pixel(centre_of(frame.grid, preview->place)), frame.unit * 0.3F), std::max(2.5F, frame.unit * 0.07F),
                  d.scenery.palette.colour("accent"), true);
}

void draw_cursor(const TableDrawing& d) {
  if (!d.hand.cursor_shown() || d.hand.held()) return;
  tablier::draw_cursor(d.canvas, d.scenery.palette, d.layout.surfaces[static_cast<std::size_t>(d.hand.cursor_surface())], *d.hand.cursor());
}

}  // namespace tablier
