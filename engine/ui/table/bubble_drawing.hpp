#pragma once

#include "ui/table/table_drawing.hpp"

#include <vector>

/// Words on the table that speak of something there: what moves won and lost, what laying something would bring, what a move is called
/// that is advised or was better.
namespace tablier {

/// Words, where they stand, and what they are about.
struct Bubble {
  Rect box;
  std::vector<Rect> about;
};

/// Draws them all; over nothing that is read, and none over another.
std::vector<Bubble> draw_bubbles(const TableDrawing& d);

}  // namespace tablier
