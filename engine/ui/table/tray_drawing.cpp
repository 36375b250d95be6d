#include "ui/table/tray_drawing.hpp"

#include "ui/painter/surface_geometry.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tablier {
namespace {

constexpr float kStar = 0.3F;
/// Letters under things that wait: of a unit, and in logical pixels. With a star before them they leave room to the neighbour's.
constexpr float kTally = 0.62F, kMinTally = 12, kMaxTally = 15;

/// A star with five points, for a thing that stands out among others.
void draw_star(Canvas& canvas, Vec2 at, float radius, Colour colour) {
  constexpr int kPoints = 5;
  constexpr float kWaist = 0.45F, kTurn = 3.1415927F / kPoints;
  Outline star;
  for (int i = 0; i < 2 * kPoints; ++i) {
    const float angle = static_cast<float>(i) * kTurn - 1.5707963F;
    const Vec2 out{std::cos(angle), std::sin(angle)};
    star.push_back({at + out * (i % 2 == 0 ? radius : radius * kWaist), out});
  }
  canvas.fill(star, colour);
}

/// Of the ink of what is drawn on paper, in units.
constexpr float kHalfPen = 0.12F;

/// The name and the number under a thing that waits, with a star before it where it stands out.
struct TallyPlace {
  std::string label;
  float size = 0;
  Vec2 at = {}, star = {};
};

TextLook tally_look(float size, Colour ink) {
  return {.size = size, .weight = Weight::bold, .colour = ink, .align = Align::middle, .tabular = true};
}

/// Words that are too wide for what they stand under do without the space in them, else they are smaller.
void fit(const Canvas& canvas, TallyPlace& place, const std::string& tight, float room) {
  const auto width = [&] { return canvas.text_width(place.label, tally_look(place.size, {})); };
  if (width() > room) place.label = tight;
  if (width() > room) place.size *= room / width();
}

TallyPlace tally_place(const Canvas& canvas, const TrayItem& item, const TrayFrame& tray, const ItemSlot& slot, const TokenArt& art,
                       float scale) {
  constexpr float kBetween = 5, kFromEdge = 4;  // from one to the next, and from the paper's edge, in logical pixels
  const auto& names = item.orientations.front().labels;
  const std::string name = names.empty() ? std::string() : names.front(), number = "×" + std::to_string(item.tally);
  TallyPlace place{.label = item.tally < 0 ? std::string()
                            : name.empty() ? std::to_string(item.tally)
                                           : name + " " + number,
                   .size = std::clamp(tray.unit * kTally, kMinTally * scale, kMaxTally * scale)};
  const float star = item.marked && !place.label.empty() ? place.size * 0.55F : 0;  // both are centred together
  if (tray.paper && !name.empty()) fit(canvas, place, name + number, slot.box.w + tray.unit - kBetween * scale - 2 * star);
  const Rect drawn = box_of(art.grid, art.places);  // it may lie on the lines of the paper, beside the middle of its slot
  const float ink_bottom = art.pixel({drawn.x, drawn.bottom()}).y - (tray.paper ? (0.5F - kHalfPen) * art.unit : 0);
  const float half = canvas.text_width(place.label, tally_look(place.size, {})) / 2;
  place.at = {art.pixel(drawn.centre()).x + star, std::max(slot.box.bottom(), ink_bottom) + place.size * 0.62F};
  const float first = tray.box.x + kFromEdge * scale + half + 2 * star, last = tray.box.right() - kFromEdge * scale - half;
  if (tray.paper && first <= last) place.at.x = std::clamp(place.at.x, first, last);
  place.star = {place.at.x - (place.label.empty() ? 0 : half + place.size * 0.55F), place.at.y};
  return place;
}

/// All that is seen of a thing that waits on paper: its ink, its number, its star.
Rect seen_of(const Canvas& canvas, const TrayItem& item, const TallyPlace& tally, const TokenArt& art) {
  const Rect places = box_of(art.grid, art.places);  // a point has the square around it
  const Vec2 low = art.pixel(places.corner()), high = art.pixel({places.right(), places.bottom()});
  Rect seen = Rect{low.x, low.y, high.x - low.x, high.y - low.y}.inset((0.5F - kHalfPen) * art.unit);
  if (!tally.label.empty())
    seen = united(seen, centred({tally.at.x, tally.at.y, 0, 0}, canvas.text_width(tally.label, tally_look(tally.size, {})), tally.size));
  if (item.marked) seen = united(seen, centred({tally.star.x, tally.star.y, 0, 0}, tally.size, tally.size));
  return seen;
}

}  // namespace

void frame_item(const TableDrawing& d, const TrayItem& item, const TrayFrame& tray, const ItemSlot& slot, const TokenArt& art, bool held) {
  constexpr float kAroundItem = 0.3F;
  if (!tray.paper) return;
  const Rect seen = seen_of(d.canvas, item, tally_place(d.canvas, item, tray, slot, art, d.scenery.scale), art);
  const float width = (held ? 2.5F : 1.5F) * d.scenery.scale;
  d.canvas.stroke(rounded_box(seen.inset(-kAroundItem * tray.unit), 6 * d.scenery.scale), width,
                  d.scenery.palette.colour(held ? "accent" : "sheet_ink"), true);
}

Rect tally_box(const TableDrawing& d, const TrayItem& item, const TrayFrame& tray, const ItemSlot& slot, const TokenArt& art) {
  const TallyPlace place = tally_place(d.canvas, item, tray, slot, art, d.scenery.scale);
  const Rect words = centred({place.at.x, place.at.y, 0, 0}, d.canvas.text_width(place.label, tally_look(place.size, {})), place.size);
  return item.marked ? united(words, centred({place.star.x, place.star.y, 0, 0}, place.size, place.size)) : words;
}

void draw_tally(const TableDrawing& d, const TrayItem& item, const TrayFrame& tray, const ItemSlot& slot, const TokenArt& art) {
  if (item.tally < 0 && !item.marked) return;
  const TallyPlace place = tally_place(d.canvas, item, tray, slot, art, d.scenery.scale);
  const Colour ink = d.scenery.palette.colour(tray.paper ? "sheet_ink" : "ink"),
               ground = d.scenery.palette.colour(tray.paper ? "sheet" : "tray");
  d.canvas.text(place.label, place.at, tally_look(place.size, item.barred ? blend(ink, ground, 0.25) : ink));
  if (!item.marked) return;
  draw_star(d.canvas, place.star, place.size * (kStar + 0.15F), ink);
  draw_star(d.canvas, place.star, place.size * kStar, d.scenery.palette.colour("gold"));
}

}  // namespace tablier
