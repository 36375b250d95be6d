#include "ui/panels/piece_icon.hpp"

#include "ui/painter/palette.hpp"
#include "ui/painter/small_pattern.hpp"
#include "ui/panels/taste.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr int kPieceIconMaxHeight = 3;

Polyform lying(const Polyform& form) {
  const Place extent = form.extent();
  return extent.y > kPieceIconMaxHeight && extent.y > extent.x ? form.turned() : form;
}

void draw_square(ImDrawList& list, Vec2 corner, float side, Colour colour) {
  const float gap = std::max(1.0F, std::round(side * 0.1F)), round = std::max(1.0F, side * 0.18F);
  list.AddRectFilled(im(corner), {corner.x + side - gap, corner.y + side - gap}, im(colour), round);
}

}  // namespace

std::string piece_paint(const PieceSpec& piece) { return "piece." + piece.letter; }

Pattern piece_pattern(const Ui& ui, const GameSpec& game, const PieceSpec& piece) {
  return taste_of(ui).marks ? Palette(ui.theme, &game.paints).paint(piece_paint(piece)).pattern : Pattern::none;
}

Colour piece_colour(const Ui& ui, const GameSpec& game, const PieceSpec& piece, std::string_view ground) {
  constexpr double kSeenOnDark = 2.2, kSeenOnLight = 1.6, kStep = 0.08;
  const Colour under = ui.colour(ground), own = Palette(ui.theme, &game.paints).colour(piece_paint(piece));
  const bool dark = luminance(under) < 0.5;
  const Colour away = dark ? Colour{255, 255, 255, 255} : Colour{0, 0, 0, 255};
  Colour shown = own;
  for (double t = kStep; contrast(shown, under) < (dark ? kSeenOnDark : kSeenOnLight) && t < 1; t += kStep) shown = blend(own, away, t);
  return shown;
}

namespace {

/// The corners of its squares, as it is shown around `centre`.
std::vector<Vec2> corners_of(const Polyform& form, Vec2 centre, float side) {
  const Polyform shown = lying(form);
  const Place extent = shown.extent();
  const Vec2 corner{std::round(centre.x - static_cast<float>(extent.x) * side / 2),
                    std::round(centre.y - static_cast<float>(extent.y) * side / 2)};
  std::vector<Vec2> corners;
  for (const Place p : shown.cells())
    if (p.z == 0) corners.push_back({corner.x + static_cast<float>(p.x) * side, corner.y + static_cast<float>(extent.y - 1 - p.y) * side});
  return corners;
}

}  // namespace

void draw_piece(ImDrawList& list, const Polyform& form, Vec2 centre, float side, Colour colour) {
  for (const Vec2 corner : corners_of(form, centre, side)) draw_square(list, corner, side, colour);
}

namespace {

void draw_pattern(ImDrawList& list, const SmallPattern& pattern, Vec2 corner, float side, Colour ink) {
  for (const auto& line : pattern) {
    std::vector<ImVec2> points;
    for (const Vec2 p : line) points.push_back({corner.x + p.x * side, corner.y + p.y * side});
    if (points.size() == 1) list.AddCircleFilled(points.front(), std::max(1.0F, kPatternDot * side / 2), im(ink));
    else list.AddPolyline(points.data(), static_cast<int>(points.size()), im(ink), 0, std::max(1.0F, kPatternLine * side));
  }
}

/// Under what is nearly as dark as its ground; of a faded piece as faint as that.
void draw_rim(const Ui& ui, ImDrawList& list, const std::vector<Vec2>& corners, float side, double strength) {
  const float thin = std::max(1.0F, std::floor(ui.scale()));
  const ImU32 rim = im(faded(ui.colour("soft_ink"), 0.9 * strength));
  for (const Vec2 corner : corners)
    list.AddRectFilled({corner.x - thin, corner.y - thin}, {corner.x + side, corner.y + side}, rim, std::max(1.0F, side * 0.2F));
}

}  // namespace

void draw_seen_piece(const Ui& ui, const Polyform& form, Vec2 centre, float side, const PieceLook& look) {
  constexpr double kTold = 3, kInk = 0.6;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Colour under = ui.colour(look.ground.empty() ? std::string_view("ground") : look.ground);
  const double strength = look.colour.a / 255.0;
  const Colour seen = blend(under, Colour{look.colour.r, look.colour.g, look.colour.b, 255}, strength);
  const auto corners = corners_of(form, centre, side);
  if (luminance(under) < 0.5 && contrast(seen, under) < kTold) draw_rim(ui, list, corners, side, strength);
  const Colour ink = faded(luminance(seen) > 0.35 ? kBlack : kWhite, kInk * strength);
  for (const Vec2 corner : corners) {
    draw_square(list, corner, side, seen);
    draw_pattern(list, small_pattern(look.pattern), corner, side, ink);
  }
}

void draw_piece_of(const Ui& ui, const GameSpec& game, const PieceSpec& piece, Vec2 centre, float side, std::string_view ground) {
  draw_seen_piece(ui, piece.form, centre, side, {piece_colour(ui, game, piece, ground), piece_pattern(ui, game, piece), ground});
}

void draw_cells(ImDrawList& list, const std::vector<Place>& cells, Rect box, Colour colour) {
  constexpr float kBetweenLayers = 1;
  const Place extent = Polyform(cells).extent();
  const float layers = extent.z, columns = static_cast<float>(extent.x) * layers + kBetweenLayers * (layers - 1);
  const float side = std::floor(std::min({box.w / columns, box.h / static_cast<float>(extent.y), 12.0F * box.h / 24}));
  if (side < 1) return;
  const Vec2 corner{std::round(box.x + (box.w - columns * side) / 2),
                    std::round(box.y + (box.h - static_cast<float>(extent.y) * side) / 2)};
  for (const Place p : cells) {
    const float x = static_cast<float>(p.x) + static_cast<float>(p.z) * (static_cast<float>(extent.x) + kBetweenLayers);
    draw_square(list, {corner.x + x * side, corner.y + static_cast<float>(extent.y - 1 - p.y) * side}, side, colour);
  }
}

const PieceSpec* find_piece(const Content& content, int number) {
  const auto found =
      std::find_if(content.pieces.begin(), content.pieces.end(), [number](const PieceSpec& p) { return p.number == number; });
  return found == content.pieces.end() ? nullptr : &*found;
}

}  // namespace tablier
