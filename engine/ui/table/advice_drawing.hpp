#pragma once

#include "ui/table/table_drawing.hpp"

#include <vector>

/// How an advised move is shown: as rings, outlines, ghosts and arrows over the table, for any gesture.
namespace tablier {

void suggest(const TableDrawing& d, const Gesture& gesture);
/// The move that was advised.
void draw_suggestion(const TableDrawing& d);
/// What would have been better, and what after it.
void draw_line_of_moves(const TableDrawing& d);
/// A thing as it would stand.
void draw_shade(const TableDrawing& d, const Token& token);
/// Where something of that size is said of a move whose last gesture has places: beside the last of them, where it covers least of the
/// move and of what lies on the table.
Rect label_box(const TableLayout& layout, const Scene& table, Rect area, const Touch& touch, Vec2 size);

}  // namespace tablier
