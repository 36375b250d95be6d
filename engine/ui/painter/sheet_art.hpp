#pragma once

#include "ui/canvas/canvas.hpp"
#include "ui/painter/board_colours.hpp"
#include "ui/painter/table_layout.hpp"

/// Squared paper: a page whose lines run from edge to edge, with the zone of play drawn on it.
namespace tablier {

/// Lines of squared paper over a box; `origin` is where two of them cross, `unit` a square's side. `width` of a line, in pixels.
void draw_squared_lines(Canvas& canvas, Rect box, Vec2 origin, float unit, Colour colour, float width);
/// The page of a ruled surface with its zone, without names.
void draw_sheet(Canvas& canvas, const Palette& palette, const BoardColours& colours, const SurfaceFrame& frame);

}  // namespace tablier
