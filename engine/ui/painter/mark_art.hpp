#pragma once

#include "ui/canvas/geometry.hpp"
#include "ui/painter/token_art.hpp"

#include <string_view>

/// Marks that are written on the board: a stone whose paint has the symbol `cross` or `ring` is drawn as that, and is no stone of glass. A
/// pawn bears its mark.
namespace tablier {

bool is_written_mark(std::string_view symbol);
/// The mark alone, reaching so many pixels from its middle. Precondition: it is one of them.
void draw_small_mark(Canvas& canvas, std::string_view symbol, Vec2 at, float reach, Colour colour);
/// Precondition: the symbol of the paint is one of them.
void draw_written_mark(Canvas& canvas, const Palette& palette, const TokenArt& art);

/// How far a mark reaches from the middle of its square, in units; and where its number begins, from there, and how high it is: in the
/// corner, beside the mark.
inline constexpr float kMarkReach = 0.27F + 0.13F / 2;
inline constexpr Vec2 kMarkNumber{-0.46F, -0.37F};
inline constexpr float kMarkNumberSize = 0.21F;

}  // namespace tablier
