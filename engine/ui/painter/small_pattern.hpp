#pragma once

#include "content/theme.hpp"
#include "ui/canvas/geometry.hpp"

#include <vector>

/// The patterns of things as they are drawn on squares of a few pixels, where those of the table would run together: one sign a square.
namespace tablier {

/// Lines through these points of a square from (0, 0) to (1, 1); one of a single point is a dot.
using SmallPattern = std::vector<std::vector<Vec2>>;
SmallPattern small_pattern(Pattern pattern);

/// How thick its lines are, and how wide its dots, in sides of the square.
inline constexpr float kPatternLine = 0.16F, kPatternDot = 0.36F;

}  // namespace tablier
