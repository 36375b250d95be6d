#include "ui/painter/surface_art.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/painter/wrap.hpp"
#include "ui/table/beside.hpp"
#include "ui/table/table_view.hpp"
#include "ui/table/view_parts.hpp"

#include <algorithm>
#include <array>

/// Why something cannot be done, beside the place where it was tried.
namespace tablier {
namespace {

constexpr float kRefusalText = 14, kRefusalLine = 1.3F, kMaxWidth = 420;

/// The edges of a board, where columns and rows have their names.
void add_edges(const SurfaceFrame& frame, std::vector<Rect>& boxes) {
  if (!frame.grid.bounded()) return;
  const Vec2 size = extent_of(frame.grid) * frame.unit;
  const Rect b = frame.box, inner{frame.origin.x, frame.origin.y, size.x, size.y};
  boxes.push_back({b.x, b.y, inner.x - b.x, b.h});
  boxes.push_back({b.x, inner.bottom(), b.w, b.bottom() - inner.bottom()});
}

bool same(const std::optional<Stand>& a, int surface, Place place) { return a && *a == Stand{surface, place}; }

}  // namespace

/// What words had better not cover: what stands on the boards, and the names at their edges.
std::vector<Rect> TableView::seen_things() const {
  std::vector<Rect> boxes;
  for (const SurfaceFrame& frame : layout_.surfaces) add_edges(frame, boxes);
  for (const Token& t : reference_.tokens)
    for (const Place p : t.places) boxes.push_back(layout_.surfaces[static_cast<std::size_t>(t.surface)].place_box(p));
  return boxes;
}

std::vector<Rect> TableView::in_the_way() const {
  constexpr std::size_t kMax = 4;
  std::vector<Rect> boxes;
  const auto add = [&boxes](Rect r, std::size_t times) { boxes.insert(boxes.end(), times, r); };
  for (std::size_t i = 0; i < layout_.surfaces.size(); ++i) {
    const SurfaceFrame& frame = layout_.surfaces[i];
    if (!frame.grid.bounded()) continue;
    const Vec2 size = extent_of(frame.grid) * frame.unit;
    add(frame.box, 1);
    add({frame.origin.x, frame.origin.y, size.x, size.y}, 1);
    for (const Rect& name : name_boxes(reference_.surfaces[i], frame)) add(name, kMax);
  }
  for (const Token& t : reference_.tokens)
    for (const Place p : t.places) add(layout_.surfaces[static_cast<std::size_t>(t.surface)].place_box(p), kMax);
  for (const TrayFrame& tray : layout_.trays) {
    add(tray.box, 1);
    add(tray.title, 1);
    for (const ItemSlot& slot : tray.slots) add(slot.box, kMax);
  }
  return boxes;
}

void TableView::draw_why(Canvas& canvas, const TableScenery& s, Rect around, const Text& why) const {
  if (why.empty()) return;
  const TextLook look{
      .size = kRefusalText * s.scale, .weight = Weight::medium, .colour = s.palette.colour("on_danger"), .align = Align::middle};
  const float side = 12 * s.scale, line = look.size * kRefusalLine;
  const Rect room = area_.inset(side);
  const auto lines = wrapped(canvas, s.say(why), look, std::min(kMaxWidth * s.scale, room.w - 2 * side));
  float width = 0;
  for (const std::string& words : lines) width = std::max(width, canvas.text_width(words, look));
  const Vec2 size{width + 2 * side, static_cast<float>(lines.size()) * line + side};
  const Rect box = beside(around, size, room, seen_things(), 8 * s.scale);
  canvas.box(box, 8 * s.scale, with_alpha(s.palette.colour("danger"), 0.95));
  float y = box.y + side / 2 + line / 2;
  for (const std::string& words : lines) {
    canvas.text(words, {box.centre().x, y}, look);
    y += line;
  }
}

void TableView::draw_barred(Canvas& canvas, const TableScenery& s, Stand at, const Text& why) const {
  const SurfaceFrame& frame = layout_.surfaces[static_cast<std::size_t>(at.surface)];
  const Vec2 middle = frame.pixel(centre_of(frame.grid, at.place));
  const float r = frame.unit * 0.3F, width = std::max(2.5F, frame.unit * 0.07F);
  const Colour danger = s.palette.colour("danger");
  canvas.stroke(circle(middle, r), width, danger, true);
  const Vec2 across{r * 0.7F, r * 0.7F};
  canvas.line(std::array{middle - across, middle + across}, std::array{width}, danger);
  draw_why(canvas, s, frame.place_box(at.place), why);
}

bool TableView::told_by_hand(const Hand& hand, const Refusal& refusal) {
  const auto& preview = hand.preview();
  if (preview && !preview->legal && !hand.held() && same(refusal.at, preview->surface, preview->place)) return true;
  return (hand.ghost() && !hand.ghost()->legal) || hand.stroke().refused();
}

void TableView::draw_refusal(Canvas& canvas, const Hand& hand, const TableScenery& s) const {
  if (!s.refusal || told_by_hand(hand, *s.refusal)) return;
  if (s.refusal->at) return draw_barred(canvas, s, *s.refusal->at, s.refusal->why);
  if (const ItemSlot* slot = layout_.slot(s.refusal->item)) draw_why(canvas, s, slot->box, s.refusal->why);
}

}  // namespace tablier
