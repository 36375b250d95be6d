#pragma once

#include "sdk/scene.hpp"
#include "ui/canvas/canvas.hpp"
#include "ui/painter/palette.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// One thing of the table, ready to be drawn wherever it is: on a board, in a tray, in a hand.
namespace tablier {

/// How a stroke is drawn.
enum class Ink : std::uint8_t {
  pen,
  dashed  ///< paler, broken and struck through: it may not be drawn
};

struct TokenArt {
  TokenKind kind = TokenKind::stone;
  Grid grid;  ///< whose places `places` are
  std::vector<Place> places;
  Vec2 origin;      ///< where the grid's origin is, in pixels
  float unit = 40;  ///< pixels
  float scale = 1;  ///< of the interface, for its words
  std::string paint;
  std::vector<std::string> labels = {};
  int number = 0;             ///< of the move that placed it, over its labels; 0: none is shown
  float lift = 0;             ///< 0 lying … 1 held above the table: its shadow says so
  bool flat = false;          ///< without a shadow: only a picture of where it would lie
  bool marks = false;         ///< with its pattern
  std::string moves_as = {};  ///< the paint of the square under a pawn that bears nothing: it wears that square's symbol
  bool last = false;
  bool danger = false;
  bool winning = false;
  std::string ground = "sheet";  ///< the paint that a stroke is drawn on
  Ink ink = Ink::pen;
  float drawn = 1;  ///< how much of a stroke the pen has drawn, from its first point
  float wet = 0;    ///< 1: the ink shines … 0: dry
  float width = 1;  ///< of a stone that is being turned over: 0 on its edge … 1 lying

  Vec2 pixel(Vec2 units) const { return origin + units * unit; }
};

void draw_token(Canvas& canvas, const Palette& palette, const TokenArt& art);
/// The colour of the ring around what has won: what stands for a seat has its own, lighter, since any other may be that of who has lost.
Colour winning_ring(const Palette& palette, const TokenArt& art);
/// A line around it.
void outline_token(Canvas& canvas, const TokenArt& art, float width, Colour colour);

/// Its silhouette in one colour, over it.
void tint_token(Canvas& canvas, const TokenArt& art, Colour colour);

// By kind; draw_token, outline_token and tint_token choose.
void draw_polyform(Canvas& canvas, const Palette& palette, const TokenArt& art);
void draw_tile(Canvas& canvas, const Palette& palette, const TokenArt& art);
void draw_stone(Canvas& canvas, const Palette& palette, const TokenArt& art);
void draw_pawn(Canvas& canvas, const Palette& palette, const TokenArt& art);
void draw_stroke(Canvas& canvas, const Palette& palette, const TokenArt& art);
void outline_polyform(Canvas& canvas, const TokenArt& art, float width, Colour colour);
void tint_polyform(Canvas& canvas, const TokenArt& art, Colour colour);
void outline_stroke(Canvas& canvas, const TokenArt& art, float width, Colour colour);

/// Of the numbers on a tile of that colour: the theme's `tile_ink` where it is read there.
Colour ink_on_tile(const Palette& palette, Colour tile);
/// So small that the text is no wider than `room`, in pixels.
TextLook fitted(const Canvas& canvas, std::string_view text, TextLook look, float room);

/// The pattern of a paint over one cell; `joined` tells on which sides (left, up, right, down) it goes on.
struct PatternCell {
  Rect box;
  float inset = 1;
  bool left = false, up = false, right = false, down = false;
};
void draw_pattern(Canvas& canvas, Pattern pattern, const PatternCell& cell, Colour colour);

/// Of squares on the screen the first of each part that hangs together: a piece on several layers bears its figure on each of them.
std::vector<Place> first_of_parts(std::vector<Place> cells);

/// Height of the letters of a piece's figure, in pixels: small pieces have larger figures, in proportion, so that they can be read.
float figure_size(float unit, float scale);

}  // namespace tablier
