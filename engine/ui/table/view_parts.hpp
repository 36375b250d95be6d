#pragma once

#include "ui/canvas/canvas.hpp"
#include "ui/hand/hand.hpp"
#include "ui/hand/placing.hpp"
#include "ui/painter/table_layout.hpp"

/// Small things that all parts of the table's view use.
namespace tablier {

/// True for the token that the hand slides.
bool slides(const Hand& hand, const Token& token);

/// True for a table without an edge.
bool boundless(const Scene& scene);

/// Around a place, a little within it.
Outline outline_of(const SurfaceFrame& frame, Place place);

}  // namespace tablier
