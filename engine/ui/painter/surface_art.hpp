#pragma once

#include "sdk/scene.hpp"
#include "ui/canvas/canvas.hpp"
#include "ui/painter/palette.hpp"
#include "ui/painter/table_layout.hpp"

#include <span>
#include <vector>

/// Boards, as their games describe them.
namespace tablier {

/// The board itself, what is printed on it and the names at its edge.
void draw_surface(Canvas& canvas, const Palette& palette, const Surface& surface, const SurfaceFrame& frame);
/// The boxes of those names, in pixels.
std::vector<Rect> name_boxes(const Canvas& canvas, const Surface& surface, const SurfaceFrame& frame);
/// Its squares alone, without a frame around them.
void draw_bare_squares(Canvas& canvas, const Palette& palette, const Surface& surface, const SurfaceFrame& frame);
/// Symbols of squares on which something stands, small in a corner of each: to be drawn under the things that stand there.
void draw_covered_symbols(Canvas& canvas, const Palette& palette, const Surface& surface, const SurfaceFrame& frame,
                          std::span<const Place> covered);
/// What stands on the board over its places: dividers. To be drawn after the things that lie on it.
void draw_surface_front(Canvas& canvas, const Palette& palette, const Surface& surface, const SurfaceFrame& frame);

}  // namespace tablier
