#include "ui/painter/cell_shape.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/painter/token_art.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// The squares that a token covers, as columns and rows of the screen.
std::vector<Place> squares_of(const TokenArt& art) {
  std::vector<Place> cells;
  cells.reserve(art.places.size());
  for (const Place p : art.places) {
    const Vec2 c = centre_of(art.grid, p);
    cells.emplace_back(static_cast<int>(std::floor(c.x)), static_cast<int>(std::floor(c.y)));
  }
  return cells;
}

CellShapeSize size_of(const TokenArt& art) {
  return {art.origin, art.unit, std::max(0.75F, art.unit * 0.014F), std::max(1.5F, art.unit * 0.115F)};
}

Rect square(const TokenArt& art, Place cell) {
  return {art.origin.x + static_cast<float>(cell.x) * art.unit, art.origin.y + static_cast<float>(cell.y) * art.unit, art.unit, art.unit};
}

void draw_shadow(Canvas& canvas, const Palette& palette, const TokenArt& art, const CellShape& shape) {
  const Colour shadow = palette.colour("shadow");
  const float u = art.unit, down = u * (0.045F + 0.10F * art.lift);
  Colour close = shadow, far = shadow;
  close.a = static_cast<std::uint8_t>(std::min(255.0F, static_cast<float>(shadow.a) * (1 - 0.45F * art.lift)));
  far.a = static_cast<std::uint8_t>(static_cast<float>(shadow.a) * 0.45F);
  shape.shadow(canvas, {0, down}, u * (0.03F + 0.09F * art.lift), close);
  if (art.lift > 0) shape.shadow(canvas, {0, down * 1.6F}, u * 0.28F * art.lift, far);
}

/// Soft light from above on each square.
void draw_lights(Canvas& canvas, const TokenArt& art, const std::vector<Place>& cells) {
  const float u = art.unit;
  for (const Place cell : cells) {
    const Rect box = square(art, cell);
    const Rect light{box.x + u * 0.085F, box.y + u * 0.075F, u * 0.83F, u * 0.24F};
    canvas.soft_box(light, u * 0.06F, {with_alpha(kWhite, 0.22), with_alpha(kWhite, 0.10), light.y, light.bottom()});
  }
}

bool is_among(const std::vector<Place>& cells, Place cell) { return std::ranges::find(cells, cell) != cells.end(); }

/// Takes a square and all that hang together with it out of `cells`.
void take_part(std::vector<Place>& cells, Place cell) {
  if (std::erase(cells, cell) == 0) return;
  for (const Place beside : {Place{cell.x - 1, cell.y}, {cell.x, cell.y - 1}, {cell.x + 1, cell.y}, {cell.x, cell.y + 1}})
    take_part(cells, beside);
}

/// Squares that its figure is drawn on; none where it has none.
std::vector<Place> written_squares(const TokenArt& art, const std::vector<Place>& cells) {
  return art.labels.empty() || art.labels[0].empty() ? std::vector<Place>() : first_of_parts(cells);
}

void draw_marks(Canvas& canvas, const TokenArt& art, const Paint& paint, const std::vector<Place>& cells) {
  const auto has = [&](int x, int y) { return is_among(cells, {x, y}); };
  const Colour ink = with_alpha(luminance(paint.colour) > 0.35 ? kBlack : kWhite, 0.30);
  const std::vector<Place> written = cells.size() > 1 ? written_squares(art, cells) : std::vector<Place>();
  for (const Place c : cells) {
    if (is_among(written, c)) continue;  // its figure is read there
    const PatternCell cell{square(art, c),   std::max(1.0F, art.unit * 0.06F), has(c.x - 1, c.y), has(c.x, c.y - 1), has(c.x + 1, c.y),
                           has(c.x, c.y + 1)};
    draw_pattern(canvas, paint.pattern, cell, ink);
  }
}

/// What is nearly as dark as a dark tray has a rim of its own colour, made light.
void draw_rim(Canvas& canvas, const Palette& palette, const TokenArt& art, const CellShape& shape, Colour colour) {
  constexpr double kDark = 0.2, kTold = 2.5, kLighter = 0.5;
  const Colour ground = palette.colour("tray");
  if (luminance(ground) > kDark || contrast(colour, ground) >= kTold) return;
  shape.stroke(canvas, std::max(1.5F, art.unit * 0.05F), blend(colour, kWhite, kLighter));
}

void draw_label(Canvas& canvas, const TokenArt& art, const Paint& paint, Place cell) {
  const Vec2 at = square(art, cell).centre();
  const float size = figure_size(art.unit, art.scale);
  const TextLook look =
      fitted(canvas, art.labels[0], {.size = size, .weight = Weight::bold, .colour = Palette::ink_on(paint.colour), .align = Align::middle},
             art.unit * 0.9F);
  if (art.marks) {  // a clear ground, so that the pattern does not run through the figure
    const float w = std::max(canvas.text_width(art.labels[0], look) + size * 0.5F, size * 1.3F);
    canvas.box(centred({at.x, at.y, 0, 0}, w, size * 1.35F), size * 0.3F, paint.colour);
  }
  canvas.text(art.labels[0], at, look);
}

}  // namespace

std::vector<Place> first_of_parts(std::vector<Place> cells) {
  std::vector<Place> first;
  while (!cells.empty()) {
    first.push_back(cells.front());
    take_part(cells, first.back());
  }
  return first;
}

float figure_size(float unit, float scale) {
  constexpr float kUsual = 0.32F, kMost = 0.85F, kRead = 11;
  return std::max(unit * kUsual, std::min(unit * kMost, kRead * scale));
}

void draw_polyform(Canvas& canvas, const Palette& palette, const TokenArt& art) {
  const std::vector<Place> cells = squares_of(art);
  const Paint& paint = palette.paint(art.paint);
  const CellShape shape(cells, size_of(art));
  if (!art.flat) draw_shadow(canvas, palette, art, shape);
  const auto [top, low] = std::minmax_element(cells.begin(), cells.end(), [](Place a, Place b) { return a.y < b.y; });
  shape.fill(canvas,
             {blend(paint.colour, kWhite, 0.045), blend(paint.colour, kBlack, 0.055), square(art, *top).y, square(art, *low).bottom()});
  draw_lights(canvas, art, cells);
  if (art.marks) draw_marks(canvas, art, paint, cells);
  shape.bevel(canvas, std::max(1.5F, art.unit * 0.035F), with_alpha(kWhite, 0.30), with_alpha(kBlack, 0.20));
  draw_rim(canvas, palette, art, shape, paint.colour);
  for (const Place cell : written_squares(art, cells)) draw_label(canvas, art, paint, cell);
  if (art.last) {
    const float line = std::max(2.0F, art.unit * 0.045F);
    shape.stroke(canvas, line * 2, with_alpha(kBlack, 0.55));
    shape.stroke(canvas, line, with_alpha(palette.colour("last"), 1));
  }
  if (art.danger) shape.stroke(canvas, std::max(2.0F, art.unit * 0.05F), palette.colour("danger"));
  if (art.winning) shape.stroke(canvas, std::max(2.0F, art.unit * 0.05F), palette.colour("winning"));
}

void outline_polyform(Canvas& canvas, const TokenArt& art, float width, Colour colour) {
  CellShape(squares_of(art), size_of(art)).stroke(canvas, width, colour);
}

void tint_polyform(Canvas& canvas, const TokenArt& art, Colour colour) { CellShape(squares_of(art), size_of(art)).fill(canvas, colour); }

}  // namespace tablier
