#pragma once

#include "ui/painter/table_painter.hpp"

/// A light on a place that has something printed in its middle: at its edge, so that it hides nothing.
namespace tablier {

/// True where a drawn symbol is printed on the highlight's place.
bool has_symbol(const Scene& scene, const Palette& palette, const Highlight& highlight);
/// A ring with dark edges within the sides of the place, and a dot in a corner.
void draw_lit_place(Canvas& canvas, const Palette& palette, const TableLayout& layout, const Highlight& highlight);

}  // namespace tablier
