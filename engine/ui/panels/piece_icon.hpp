#pragma once

#include "content/game_spec.hpp"
#include "ui/panels/style.hpp"

/// Small flat pictures of the pieces of a game's content, for maps, lists and chips.
namespace tablier {

/// The paint that a game's content gives a piece: `piece.` and its letter.
std::string piece_paint(const PieceSpec& piece);

/// Its pattern, where the player wants marks.
Pattern piece_pattern(const Ui& ui, const GameSpec& game, const PieceSpec& piece);

/// Its colour, made lighter or darker where it would hardly be seen on a ground.
Colour piece_colour(const Ui& ui, const GameSpec& game, const PieceSpec& piece, std::string_view ground);

/// Draws it around `centre` with squares of `side` pixels: as its file has it, on its side where it is higher than three squares. Only its
/// lowest layer is shown.
void draw_piece(ImDrawList& list, const Polyform& form, Vec2 centre, float side, Colour colour);

/// How a piece looks that lies on a ground of that paint.
struct PieceLook {
  Colour colour;
  Pattern pattern = Pattern::none;
  std::string_view ground;
};
/// The same on a ground: with a rim where it would hardly be told from a dark one, and with its pattern.
void draw_seen_piece(const Ui& ui, const Polyform& form, Vec2 centre, float side, const PieceLook& look);

/// The same as the game has it: in its colour, with its pattern where the player wants marks.
void draw_piece_of(const Ui& ui, const GameSpec& game, const PieceSpec& piece, Vec2 centre, float side, std::string_view ground);

/// The cells of a figure in a box, whatever its size, its layers beside each other.
void draw_cells(ImDrawList& list, const std::vector<Place>& cells, Rect box, Colour colour);

/// The piece of that number, or null.
const PieceSpec* find_piece(const Content& content, int number);

}  // namespace tablier
