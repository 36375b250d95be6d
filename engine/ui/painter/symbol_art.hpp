#pragma once

#include "ui/canvas/canvas.hpp"

#include <string_view>

/// Symbols that paints name: silhouettes printed on squares, which tell their colours apart for eyes of every kind.
namespace tablier {

/// True for `rook`, `bishop`, `knight`, `king` and `flag`; any other symbol is a text.
bool is_drawn_symbol(std::string_view symbol);
/// In a square of that side around `centre`; what is cut out of it shows `ground`. Precondition: is_drawn_symbol.
void draw_symbol(Canvas& canvas, std::string_view symbol, Vec2 centre, float side, Colour colour, Colour ground);
/// The tone of such a symbol on a square of that colour: seen, and no louder than what lies on it.
Colour symbol_tone(Colour square);

}  // namespace tablier
