#pragma once

#include "ui/canvas/geometry.hpp"

#include <span>

/// Where words about a place stand: beside it, covering as little as can be.
namespace tablier {

/// A box of that size near `around` and `away` from it, within `area`: below, above, at the right or left, across a corner, or farther
/// out, wherever it covers least of `avoid`. All in pixels.
Rect beside(Rect around, Vec2 size, Rect area, std::span<const Rect> avoid, float away);

}  // namespace tablier
