#pragma once

#include "ui/canvas/geometry.hpp"

#include <span>
#include <vector>

/// Outlines of rounded shapes as points with outward normals: what the canvas fills, strokes and shades.
namespace tablier {

/// A point of an outline and the direction in which outside lies (length 1).
struct Rim {
  Vec2 at;
  Vec2 out;
};

/// Closed where the last point joins the first.
using Outline = std::vector<Rim>;

/// Number of steps that make a quarter of a circle of that radius look round.
int arc_steps(float radius);

/// Appends an arc around `centre` from `from` to `to` (radians, clockwise on the screen as they grow), both ends included.
/// `sign` −1 makes the normals point to the centre.
void append_arc(Outline& outline, Vec2 centre, float radius, float from, float to, float sign = 1);

/// Radius is limited to half the shorter side.
Outline rounded_box(Rect box, float radius);
Outline circle(Vec2 centre, float radius);
/// Two lines across each other with round ends, as one shape: `reach` from the middle to an end along each axis.
Outline diagonal_cross(Vec2 centre, float reach, float width);
/// A convex polygon with its corners rounded. Precondition: at least three points, clockwise on the screen.
Outline rounded_polygon(std::span<const Vec2> corners, float radius);

}  // namespace tablier
