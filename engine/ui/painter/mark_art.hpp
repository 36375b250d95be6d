#pragma once

#include "ui/painter/token_art.hpp"

#include <string_view>

/// Marks that are written on the board: a stone whose paint has the symbol `cross` or `ring` is drawn as that, and is no stone of glass.
namespace tablier {

bool is_written_mark(std::string_view symbol);
/// Precondition: the symbol of the paint is one of them.
void draw_written_mark(Canvas& canvas, const Palette& palette, const TokenArt& art);

}  // namespace tablier
