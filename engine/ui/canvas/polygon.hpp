#pragma once

#include "ui/canvas/canvas.hpp"

#include <array>
#include <span>
#include <vector>

/// Shapes with inner corners, which no fan can fill: the silhouettes of symbols.
namespace tablier {

using Triangle = std::array<std::size_t, 3>;

/// Triangles that cover a simple polygon, as indices of its corners: n − 2 of them. Precondition: at least three corners, clockwise on the
/// screen, no two sides crossing.
std::vector<Triangle> triangulated(std::span<const Vec2> corners);
/// The same polygon in one colour, with a soft edge.
void fill_polygon(Canvas& canvas, std::span<const Vec2> corners, Colour colour);

}  // namespace tablier
