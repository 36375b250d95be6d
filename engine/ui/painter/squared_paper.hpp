#pragma once

#include "ui/canvas/canvas.hpp"
#include "ui/painter/board_colours.hpp"
#include "ui/painter/table_layout.hpp"

/// Squared paper: a page whose lines run from edge to edge, with the zone of play drawn on it.
namespace tablier {

/// Lines of squared paper over a box; `origin` is where two of them cross, `unit` a square's side. `width` of a line, in pixels.
void draw_squared_lines(Canvas& canvas, Rect box, Vec2 origin, float unit, Colour colour, float width);
/// The zone's corners on a ruled surface, in pixels: the outermost points, or the outermost sides of squares.
Rect zone_of(const SurfaceFrame& frame);
/// Its border, over whatever lies on the page.
void draw_zone_border(Canvas& canvas, const BoardColours& colours, const SurfaceFrame& frame);
/// The page of a ruled surface, without border and names.
void draw_page(Canvas& canvas, const Palette& palette, const BoardColours& colours, const SurfaceFrame& frame);

}  // namespace tablier
