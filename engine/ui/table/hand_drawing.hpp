#pragma once

#include "ui/table/table_drawing.hpp"
#include "ui/table/token_motions.hpp"

/// What the hand has on the table: what it holds or slides, what it would put, what it has said, its cursor.
namespace tablier {

/// What was said and is not played yet.
void draw_gestures(const TableDrawing& d);
/// Both tell the motions where it was shown: from there it goes on.
void draw_held(const TableDrawing& d, TokenMotions& motions);
void draw_sliding(const TableDrawing& d, TokenMotions& motions);
/// What a click would put.
void draw_preview(const TableDrawing& d);
void draw_cursor(const TableDrawing& d);

}  // namespace tablier
