#pragma once

#include "ui/table/table_drawing.hpp"

#include <vector>

/// Strokes that are not yet ink: the one that is being drawn, and one that was refused.
namespace tablier {

/// In the ink of that seat.
TokenArt stroke_art(const TableDrawing& d, int surface, std::vector<Place> way, Seat by);
void draw_stroke(const TableDrawing& d);
/// Where a stroke could begin: a drop of ink. Precondition: there is a preview.
void draw_pen(const TableDrawing& d);
/// How long a refused stroke fades, in seconds.
double refused_fade(const TableScenery& scenery);
/// The last that was refused, which is gone then.
void draw_refused_stroke(const TableDrawing& d, double until);

}  // namespace tablier
