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
/// All that a move is drawn over: its places, and the way of what slides.
std::vector<Rect> drawn_over(const TableLayout& layout, const Touch& touch);

}  // namespace tablier
