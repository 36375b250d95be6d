#pragma once

#include "ui/table/table_drawing.hpp"

#include <optional>
#include <vector>

/// How an advised move is shown: as rings, outlines, ghosts and arrows over the table, for any gesture.
namespace tablier {

/// As that seat would make it.
void suggest(const TableDrawing& d, const Gesture& gesture, Seat by);
/// The move that was advised.
void draw_suggestion(const TableDrawing& d);
/// What would have been better, and what after it.
void draw_line_of_moves(const TableDrawing& d);
/// What a seat would put there: the thing itself where the gesture names one that waits, else a stone as the seat's plain ones are. Absent
/// where none of those lies on the board.
std::optional<Token> stone_put(const Scene& scene, Seat seat, const Gesture& gesture);
/// A thing as it would stand.
void draw_shade(const TableDrawing& d, const Token& token);
/// All that a move is drawn over: its places, and the way of what slides.
std::vector<Rect> drawn_over(const TableLayout& layout, const Touch& touch);

}  // namespace tablier
