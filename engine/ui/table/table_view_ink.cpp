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

void TableView::frame_item(Canvas& canvas, const TrayFrame& tray, const ItemSlot& slot, bool held, const TableScenery& s) const {
  if (!tray.paper) return;
  const Rect with_number{slot.box.x, slot.box.y, slot.box.w, slot.box.h + tray.unit};
  const float width = (held ? 2.5F : 1.5F) * s.scale;
  canvas.stroke(rounded_box(with_number.inset(-0.4F * tray.unit), 8 * s.scale), width, s.palette.colour(held ? "accent" : "sheet_ink"),
                true);
}

void TableView::draw_tally(Canvas& canvas, const TrayItem& item, const TrayFrame& tray, const ItemSlot& slot, const TokenArt& art,
                           const TableScenery& s) const {
  if (item.tally < 0 && !item.marked) return;
  const float size = std::clamp(tray.unit * 0.8F, 12 * s.scale, 18 * s.scale);
  const Colour ink = s.palette.colour(tray.paper ? "sheet_ink" : "ink"), ground = s.palette.colour(tray.paper ? "sheet" : "tray");
  const std::string words = item.tally < 0 ? std::string() : std::to_string(item.tally);
  const TextLook look{.size = size,
                      .weight = Weight::bold,
                      .colour = item.barred ? blend(ink, ground, 0.25) : ink,
                      .align = Align::middle,
                      .tabular = true};
  const Rect drawn = box_of(art.grid, art.places);  // it may lie on the lines of the paper, beside the middle of its slot
  const Vec2 at{art.pixel(drawn.centre()).x, slot.box.bottom() + size * 0.62F};
  canvas.text(words, at, look);
  if (!item.marked) return;
  const float left = canvas.text_width(words, look) / 2 + size * 0.55F;
  draw_star(canvas, {at.x - (words.empty() ? 0 : left), at.y}, size * (kStar + 0.15F), ink);
  draw_star(canvas, {at.x - (words.empty() ? 0 : left), at.y}, size * kStar, s.palette.colour("gold"));
}

}  // namespace tablier
