#include "ui/table/read_places.hpp"

#include "ui/hand/placing.hpp"
#include "ui/painter/surface_art.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/table/label_drawing.hpp"

#include <algorithm>
#include <optional>

namespace tablier {
namespace {

/// From words to the edge of the table, in logical pixels.
constexpr float kBubbleEdge = 8;

/// Of a stroke, from the middle of its points, with what marks the last one; in units.
constexpr float kHalfInk = 0.27F;
/// Of a place, beside what lies there; and of it, what a light takes.
constexpr float kAroundThing = 0.06F, kLight = 0.3F;
/// A figure of a tile, and how far it stands towards its corner.
constexpr float kFigure = 0.3F, kTowardsCorner = 0.55F;

Rect between(const SurfaceFrame& frame, Place a, Place b) {
  const Vec2 one = frame.pixel(centre_of(frame.grid, a)), other = frame.pixel(centre_of(frame.grid, b));
  const Rect box{std::min(one.x, other.x), std::min(one.y, other.y), std::abs(one.x - other.x), std::abs(one.y - other.y)};
  return box.inset(-kHalfInk * frame.unit);
}

void add(std::vector<Rect>& to, const std::vector<Rect>& more) { to.insert(to.end(), more.begin(), more.end()); }

/// What keys carry, as it lies; absent where nothing is carried so.
std::optional<Rect> held_box(const TableDrawing& d) {
  const auto& held = d.hand.held();
  const TrayItem* item = held && held->by_keys && !d.hand.picks(held->item) ? find_item(d.hand.scene(), held->item) : nullptr;
  if (!item) return std::nullopt;
  const SurfaceFrame& frame = d.layout.surfaces[static_cast<std::size_t>(held->middle.surface)];
  const TokenArt art = held_art(d.hand.scene(), *item, held->orientation, {}, frame.unit, d.scenery.taste);
  const Rect box = box_of(art.grid, art.places);
  const auto& cells = item->orientations[static_cast<std::size_t>(held->orientation)].cells;
  const Vec2 corner = frame.pixel(held->middle.at + box.corner() - middle_of(art.grid, cells));
  return Rect{corner.x, corner.y, box.w * frame.unit, box.h * frame.unit};
}

void keep_figures_free(BubbleRoom& room, const SurfaceFrame& frame, Place place) {
  const Vec2 centre = centre_of(frame.grid, place);
  for (const Vec2 corner : corners_of(frame.grid, place)) {
    const Vec2 at = frame.pixel(lerp(centre, corner, kTowardsCorner));
    room.keep_free(centred({at.x, at.y, 0, 0}, kFigure * frame.unit, kFigure * frame.unit));
  }
}

void add_token(BubbleRoom& room, const SurfaceFrame& frame, const Token& token) {
  for (const Rect& box : boxes_of(frame, token.kind, token.places)) room.lies(box);
  if (token.kind == TokenKind::tile) keep_figures_free(room, frame, token.places.front());
}

/// What a place is worth is read, a light is only seen.
void add_highlight(BubbleRoom& room, const SurfaceFrame& frame, const Highlight& h) {
  const Rect place = frame.place_box(h.place);
  if (h.kind == HighlightKind::bonus || h.kind == HighlightKind::value) room.keep_free(place.inset(kAroundThing * frame.unit));
  else room.lies(centred(place, kLight * frame.unit, kLight * frame.unit));
}

}  // namespace

std::vector<Rect> boxes_of(const SurfaceFrame& frame, TokenKind kind, std::span<const Place> places) {
  std::vector<Rect> boxes;
  for (std::size_t i = 0; i < places.size(); ++i)
    boxes.push_back(kind == TokenKind::stroke ? between(frame, places[i], places[i > 0 ? i - 1 : 0])
                                              : frame.place_box(places[i]).inset(kAroundThing * frame.unit));
  return boxes;
}

std::vector<Rect> read_boxes(const TableDrawing& d) {
  std::vector<Rect> read = layer_name_boxes(d);
  for (std::size_t i = 0; i < d.layout.surfaces.size(); ++i) add(read, name_boxes(d.canvas, d.table.surfaces[i], d.layout.surfaces[i]));
  if (const auto held = held_box(d)) read.push_back(*held);
  return read;
}

BubbleRoom bubble_room(const TableDrawing& d) {
  BubbleRoom room(d.area.inset(kBubbleEdge * d.scenery.scale));
  for (const Rect& box : read_boxes(d)) room.keep_free(box);
  for (const TrayFrame& tray : d.layout.trays)
    if (!tray.on_card) room.keep_free(tray.only_label ? tray.title : tray.box);
  if (!d.scenery.typed_note.empty()) room.keep_free(typed_box(d));
  const auto frame_of = [&](int surface) -> const SurfaceFrame& { return d.layout.surfaces[static_cast<std::size_t>(surface)]; };
  for (const Token& token : d.table.tokens) add_token(room, frame_of(token.surface), token);
  for (const Highlight& h : d.hand.scene().highlights) add_highlight(room, frame_of(h.surface), h);
  for (const Highlight& h : d.scenery.values) add_highlight(room, frame_of(h.surface), h);
  for (const Highlight& h : d.hand.lights()) add_highlight(room, frame_of(h.surface), h);
  return room;
}

}  // namespace tablier
