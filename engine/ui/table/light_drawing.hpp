#pragma once

#include "ui/table/table_drawing.hpp"

/// What lights up on a table: places that can come next, what a place brings or is worth, and the end of a round.
namespace tablier {

/// Where the hand can go on, and what the game lights.
void draw_lights(const TableDrawing& d);
/// What moves are worth, the best outlined.
void draw_values(const TableDrawing& d);
/// Once more over the ghost that stands there: what a place is worth is read through none.
void draw_value_over_preview(const TableDrawing& d);
/// The shine that runs over what won, or a solved board.
void draw_shine(const TableDrawing& d, const TokenArt& art);

}  // namespace tablier
