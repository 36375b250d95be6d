#pragma once

#include "sdk/scene.hpp"
#include "ui/table/bubble_room.hpp"
#include "ui/table/table_drawing.hpp"

#include <vector>

/// What of a table is read, and what lies on it: for words that are to cover neither.
namespace tablier {

/// What words of a table may cover least. It knows of no words yet.
BubbleRoom bubble_room(const TableDrawing& d);
/// Names of columns, rows and layers on all boards, and what is carried by keys: its figures are to be read. What the mouse drags passes
/// by.
std::vector<Rect> read_boxes(const TableDrawing& d);
/// Places of one board as a thing of that kind covers them: ink from point to point, anything else place by place.
std::vector<Rect> boxes_of(const SurfaceFrame& frame, TokenKind kind, std::span<const Place> places);

}  // namespace tablier
