#pragma once

#include "ui/table/table_drawing.hpp"

/// What moves won and lost, told on the board.
namespace tablier {

void draw_news(const TableDrawing& d);

}  // namespace tablier
