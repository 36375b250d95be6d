#pragma once

#include "ui/painter/table_painter.hpp"

/// A position seen from near: the part of the board where something lies fills the box, the rest runs out of it. For cards.
namespace tablier {

void draw_close_up(Canvas& canvas, const Palette& palette, const Scene& scene, Rect box, const TableTaste& taste);

}  // namespace tablier
