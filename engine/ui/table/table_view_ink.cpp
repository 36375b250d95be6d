#include "ui/painter/pen_path.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/table/table_view.hpp"

#include <algorithm>
#include <array>
#include <utility>

/// Ink that settles on the table, and what stands beside shapes that wait to be drawn.
namespace tablier {
namespace {

/// A stroke is drawn in the time of a slide; until it is dry it takes so many times longer.
constexpr double kDrying = 2.5;
constexpr float kStar = 0.3F;

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

}  // namespace

TokenArt TableView::settling(TokenArt art, const Token& token, const TableScenery& s) {
  if (token.id == 0) return art;
  if (token.last) motions_.comes(token.id, seen(art), s.now, s.slide * kDrying);
  else motions_.lies(token.id, seen(art), s.now, s.slide);
  if (!motions_.moving(token.id, s.now)) return art;
  const float share = motions_.share(token.id, s.now);
  art.wet = 1 - share;
  if (!same_points(token.places, by_hand_)) art.drawn = std::min(1.0F, share * static_cast<float>(kDrying));
  return art;
}

namespace {

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

TallyPlace tally_place(const Canvas& canvas, const TrayItem& item, const TrayFrame& tray, const ItemSlot& slot, const TokenArt& art,
                       float scale) {
  const auto& names = item.orientations.front().labels;
  const std::string name = names.empty() ? std::string() : names.front() + " ×";
  TallyPlace place{.label = item.tally < 0 ? std::string() : name + std::to_string(item.tally),
                   .size = std::clamp(tray.unit * 0.8F, 12 * scale, 18 * scale)};
  const Rect drawn = box_of(art.grid, art.places);  // it may lie on the lines of the paper, beside the middle of its slot
  const float ink_bottom = art.pixel({drawn.x, drawn.bottom()}).y - (tray.paper ? (0.5F - kHalfPen) * art.unit : 0);
  place.at = {art.pixel(drawn.centre()).x, std::max(slot.box.bottom(), ink_bottom) + place.size * 0.62F};
  const float left = canvas.text_width(place.label, tally_look(place.size, {})) / 2 + place.size * 0.55F;
  place.star = {place.at.x - (place.label.empty() ? 0 : left), place.at.y};
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

void TableView::frame_item(Canvas& canvas, const TrayItem& item, const TrayFrame& tray, const ItemSlot& slot, const TokenArt& art,
                           bool held, const TableScenery& s) const {
  constexpr float kAroundItem = 0.3F;
  if (!tray.paper) return;
  const Rect seen = seen_of(canvas, item, tally_place(canvas, item, tray, slot, art, s.scale), art);
  const float width = (held ? 2.5F : 1.5F) * s.scale;
  canvas.stroke(rounded_box(seen.inset(-kAroundItem * tray.unit), 6 * s.scale), width, s.palette.colour(held ? "accent" : "sheet_ink"),
                true);
}

void TableView::draw_tally(Canvas& canvas, const TrayItem& item, const TrayFrame& tray, const ItemSlot& slot, const TokenArt& art,
                           const TableScenery& s) const {
  if (item.tally < 0 && !item.marked) return;
  const TallyPlace place = tally_place(canvas, item, tray, slot, art, s.scale);
  const Colour ink = s.palette.colour(tray.paper ? "sheet_ink" : "ink"), ground = s.palette.colour(tray.paper ? "sheet" : "tray");
  canvas.text(place.label, place.at, tally_look(place.size, item.barred ? blend(ink, ground, 0.25) : ink));
  if (!item.marked) return;
  draw_star(canvas, place.star, place.size * (kStar + 0.15F), ink);
  draw_star(canvas, place.star, place.size * kStar, s.palette.colour("gold"));
}

}  // namespace tablier
