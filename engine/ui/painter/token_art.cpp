#include "ui/painter/token_art.hpp"

#include "ui/painter/mark_art.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/painter/symbol_art.hpp"

namespace tablier {

namespace {

Vec2 middle(const TokenArt& art) { return art.pixel(centre_of(art.grid, art.places.front())); }

void drop_shadow(Canvas& canvas, const Palette& palette, const TokenArt& art, const Outline& outline) {
  if (art.flat) return;
  canvas.shadow(outline, {0, art.unit * (0.05F + 0.1F * art.lift)}, art.unit * (0.07F + 0.12F * art.lift), palette.colour("shadow"));
}

void ring(Canvas& canvas, const Palette& palette, const TokenArt& art, const Outline& outline) {
  const float width = std::max(2.0F, art.unit * 0.06F);
  if (art.winning) {  // dark edges: it is seen on things of its own colour too; thin ones where figures stand near it
    const bool figures = art.kind == TokenKind::tile;
    canvas.stroke(outline, width * (figures ? 1.9F : 2.6F), with_alpha(palette.colour("on_gold"), figures ? 0.5 : 0.85), true);
    canvas.stroke(outline, width * 1.5F, winning_ring(palette, art), true);
  } else if (art.danger) {
    canvas.stroke(outline, width * 1.9F, with_alpha(kWhite, 0.8), true);
    canvas.stroke(outline, width, palette.colour("danger"), true);
  }
}

/// Of what is round: so many radii are for its label.
constexpr float kLabelRoom = 1.5F;

void label(Canvas& canvas, const std::string& text, Vec2 at, float size, Colour colour, float room) {
  canvas.text(text, at, fitted(canvas, text, {.size = size, .weight = Weight::bold, .colour = colour, .align = Align::middle}, room));
}

/// What a stone says of itself: the number of its move, else its name.
std::string symbol_on(const TokenArt& art) {
  if (art.number > 0) return std::to_string(art.number);
  return art.labels.empty() ? std::string() : art.labels[0];
}

/// The last move: a dot in the middle, or a ring where something is written there.
void draw_last(Canvas& canvas, Vec2 at, float r, Colour ink, bool written) {
  const Colour ground = with_alpha(ink == kWhite ? kBlack : kWhite, 0.35);
  if (written) {
    canvas.stroke(circle(at, r * 0.8F), r * 0.22F, ground, true);
    canvas.stroke(circle(at, r * 0.8F), r * 0.12F, with_alpha(ink, 0.95), true);
    return;
  }
  canvas.disc(at, r * 0.3F, ground);
  canvas.disc(at, r * 0.2F, with_alpha(ink, 0.9));
}

Outline tile_outline(const TokenArt& art) {
  std::vector<Vec2> corners = corners_of(art.grid, art.places.front());
  const Vec2 centre = centre_of(art.grid, art.places.front());
  for (Vec2& c : corners) c = art.pixel(lerp(centre, c, 0.965F));
  return rounded_polygon(corners, art.unit * 0.035F);
}

float stone_radius(const TokenArt& art) { return art.unit * (art.kind == TokenKind::pawn ? 0.34F : 0.44F); }

}  // namespace

Colour winning_ring(const Palette& palette, const TokenArt& art) {
  constexpr double kLighter = 0.6;
  return art.kind == TokenKind::tile ? palette.colour("winning") : blend(palette.colour(art.paint), kWhite, kLighter);
}

Colour ink_on_tile(const Palette& palette, Colour tile) {
  constexpr double kRead = 4.5;
  const bool read = palette.has("tile_ink") && contrast(palette.colour("tile_ink"), tile) >= kRead;
  return read ? palette.colour("tile_ink") : Palette::ink_on(tile);
}

TextLook fitted(const Canvas& canvas, std::string_view text, TextLook look, float room) {
  const float width = canvas.text_width(text, look);
  if (width > room) look.size *= room / width;
  return look;
}

void draw_tile(Canvas& canvas, const Palette& palette, const TokenArt& art) {
  const Outline outline = tile_outline(art);
  const Colour colour = palette.colour(art.paint);
  const Vec2 centre = centre_of(art.grid, art.places.front());
  drop_shadow(canvas, palette, art, outline);
  const float y = art.pixel(centre).y, half = art.unit / 2;
  canvas.fill(outline, {blend(colour, kWhite, 0.3), blend(colour, kBlack, 0.04), y - half, y + half});
  canvas.stroke(outline, 1, with_alpha(kBlack, 0.12), true);
  const Colour ink = ink_on_tile(palette, colour);
  const auto corners = corners_of(art.grid, art.places.front());
  constexpr float kTowardsCorner = 0.55F;
  // Height of the numbers on a tile, in its sides: read on small boards too.
  constexpr float kNumber = 0.22F, kNumberRoom = 0.4F;
  constexpr float kWhole = 0.42F, kWholeRoom = 0.74F;
  // Under the numbers: they are read whatever is said of the tile.
  if (art.last) {  // dark edges: a tile may be as light as what marks it
    const float line = std::max(2.0F, art.unit * 0.035F);
    canvas.stroke(outline, line * 2.2F, with_alpha(kBlack, 0.6), true);
    canvas.stroke(outline, line, with_alpha(palette.colour("last"), 1), true);
  }
  ring(canvas, palette, art, outline);
  if (art.labels.size() == 1)  // of all of it, and of no corner
    return label(canvas, art.labels[0], art.pixel(centre), art.unit * kWhole, ink, art.unit * kWholeRoom);
  for (std::size_t i = 0; i < corners.size() && i < art.labels.size(); ++i)
    label(canvas, art.labels[i], art.pixel(lerp(centre, corners[i], kTowardsCorner)), art.unit * kNumber, ink, art.unit * kNumberRoom);
}

namespace {

/// An outline seen from aside: as wide as that share of itself, about the column `x`.
Outline narrowed(Outline outline, float x, float share) {
  for (Rim& p : outline) p.at.x = x + (p.at.x - x) * share;
  return outline;
}

/// One highlight, lying flat; as round as a circle of its width.
Outline glint(Vec2 at, float half_width) {
  constexpr float kFlat = 0.65F;
  Outline outline = circle(at, half_width);
  for (Rim& p : outline) p.at.y = at.y + (p.at.y - at.y) * kFlat;
  return outline;
}

}  // namespace

void draw_stone(Canvas& canvas, const Palette& palette, const TokenArt& art) {
  if (is_written_mark(palette.paint(art.paint).symbol)) return draw_written_mark(canvas, palette, art);
  const Vec2 at = middle(art);
  const float r = stone_radius(art);
  const Colour colour = palette.colour(art.paint);
  const Outline outline = narrowed(circle(at, r), at.x, art.width);
  drop_shadow(canvas, palette, art, outline);
  canvas.fill(outline, {blend(colour, kWhite, 0.12), blend(colour, kBlack, 0.28), at.y - r, at.y + r});
  if (art.width < 1) return;  // on its edge for a moment: its lights are not missed
  canvas.fill(outline, {with_alpha(kWhite, 0), with_alpha(kWhite, 0.16), at.y, at.y + r});  // as far as the rim: no edge of its own
  const Outline light = glint({at.x - r * 0.3F, at.y - r * 0.42F}, r * 0.34F);
  canvas.fill(light, {with_alpha(kWhite, 0.6), with_alpha(kWhite, 0.12), at.y - r * 0.64F, at.y - r * 0.2F});
  const std::string text = symbol_on(art);
  const Colour ink = Palette::ink_on(colour);
  if (!text.empty()) label(canvas, text, at, r * (text.size() > 2 ? 0.7F : 0.85F), ink, r * kLabelRoom);
  if (art.last) draw_last(canvas, at, r, ink, !text.empty());
  ring(canvas, palette, art, outline);
}

namespace {

/// Of a turned pawn: the waist between rim and head, and the head, as shares of its radius.
constexpr float kWaist = 0.84F, kHead = 0.72F;
/// Of the ring about one that has won, which is as wide as a quarter of the radius and more.
constexpr float kWinningRing = 0.8F;

/// Rings that a lathe has left, seen from above: rim, groove, head with a light at its upper edge.
void draw_turned(Canvas& canvas, Vec2 at, float r, Colour colour) {
  canvas.fill(circle(at, r), {blend(colour, kWhite, 0.16), blend(colour, kBlack, 0.26), at.y - r, at.y + r});
  canvas.stroke(circle(at, r), std::max(1.0F, r * 0.05F), blend(colour, kBlack, 0.45), true);
  const float waist = r * kWaist, head = r * kHead;
  canvas.fill(circle(at, waist), {blend(colour, kBlack, 0.34), blend(colour, kBlack, 0.12), at.y - waist, at.y + waist});
  canvas.fill(circle(at, head), {blend(colour, kWhite, 0.14), blend(colour, kBlack, 0.10), at.y - head, at.y + head});
  Outline light;
  append_arc(light, at, head * 0.93F, -2.6F, -0.55F);
  canvas.stroke(light, std::max(1.0F, r * 0.06F), with_alpha(kWhite, 0.4), false);
}

/// A rim of dots, where the paint has a pattern.
void draw_rim_marks(Canvas& canvas, Vec2 at, float r, Colour ink) {
  constexpr int kDots = 12;
  const float way = r * (1 + kWaist) / 2;
  for (int i = 0; i < kDots; ++i) {
    const float angle = static_cast<float>(i) * 2 * 3.1415927F / kDots;
    canvas.disc({at.x + std::cos(angle) * way, at.y + std::sin(angle) * way}, r * 0.055F, ink);
  }
}

/// As large as the head of a pawn bears it. False where the symbol is a text.
bool wear_symbol(Canvas& canvas, std::string_view symbol, Vec2 at, float r, Colour head) {
  constexpr float kWorn = 1.12F, kMarked = 0.5F;
  const Colour ink = Palette::ink_on(head);
  if (is_written_mark(symbol)) draw_small_mark(canvas, symbol, at, r * kMarked, ink);
  else if (is_drawn_symbol(symbol)) draw_symbol(canvas, symbol, at, r * kWorn, ink, head);
  else return false;
  return true;
}

void write_on_head(Canvas& canvas, const std::string& text, Vec2 at, float r, Colour ink) {
  if (!text.empty()) label(canvas, text, at, r * (text.size() > 1 ? 0.72F : 0.86F), ink, r * kLabelRoom);
}

/// What a pawn says of itself: its name, else the symbol of its paint, else how it moves from where it stands.
void draw_head(Canvas& canvas, const Palette& palette, const TokenArt& art, Vec2 at, float r) {
  const Paint& paint = palette.paint(art.paint);
  const Colour ink = Palette::ink_on(paint.colour);
  if (!art.labels.empty()) write_on_head(canvas, art.labels[0], at, r, ink);
  else if (paint.symbol.empty()) wear_symbol(canvas, art.moves_as.empty() ? "" : palette.paint(art.moves_as).symbol, at, r, paint.colour);
  else if (!wear_symbol(canvas, paint.symbol, at, r, paint.colour)) write_on_head(canvas, paint.symbol, at, r, ink);
}

/// The last one played: a light ring with dark edges around all of it.
void draw_last_ring(Canvas& canvas, const Palette& palette, Vec2 at, float r) {
  const Outline around = circle(at, r * 1.07F);
  canvas.stroke(around, std::max(3.5F, r * 0.22F), with_alpha(kBlack, 0.6), true);
  canvas.stroke(around, std::max(2.0F, r * 0.13F), with_alpha(palette.colour("last"), 1), true);
}

}  // namespace

void draw_pawn(Canvas& canvas, const Palette& palette, const TokenArt& art) {
  const Vec2 at = middle(art);
  const float r = stone_radius(art);
  const Paint& paint = palette.paint(art.paint);
  const Colour ink = Palette::ink_on(paint.colour);
  const Outline outline = circle(at, r);
  drop_shadow(canvas, palette, art, outline);
  if (art.last) draw_last_ring(canvas, palette, at, r);
  draw_turned(canvas, at, r, paint.colour);
  if (art.marks && paint.pattern != Pattern::none) draw_rim_marks(canvas, at, r, ink);
  // Within its edge: what is printed in the corner of its square stays in sight.
  ring(canvas, palette, art, art.winning ? circle(at, r * kWinningRing) : outline);
  draw_head(canvas, palette, art, at, r);
}

void draw_token(Canvas& canvas, const Palette& palette, const TokenArt& art) {
  if (art.places.empty()) return;
  switch (art.kind) {
    case TokenKind::stone: return draw_stone(canvas, palette, art);
    case TokenKind::polyform: return draw_polyform(canvas, palette, art);
    case TokenKind::tile: return draw_tile(canvas, palette, art);
    case TokenKind::stroke: return draw_stroke(canvas, palette, art);
    case TokenKind::pawn: return draw_pawn(canvas, palette, art);
  }
}

void tint_token(Canvas& canvas, const TokenArt& art, Colour colour) {
  if (art.places.empty() || art.kind == TokenKind::stroke) return;
  if (art.kind == TokenKind::polyform) return tint_polyform(canvas, art, colour);
  canvas.fill(art.kind == TokenKind::tile ? tile_outline(art) : circle(middle(art), stone_radius(art)), colour);
}

void outline_token(Canvas& canvas, const TokenArt& art, float width, Colour colour) {
  if (art.places.empty()) return;
  switch (art.kind) {
    case TokenKind::polyform: return outline_polyform(canvas, art, width, colour);
    case TokenKind::tile: return canvas.stroke(tile_outline(art), width, colour, true);
    case TokenKind::stone:
    case TokenKind::pawn: return canvas.stroke(circle(middle(art), stone_radius(art)), width, colour, true);
    case TokenKind::stroke: return outline_stroke(canvas, art, width, colour);
  }
}

}  // namespace tablier
