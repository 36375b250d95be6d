#pragma once

#include "ui/table/table_drawing.hpp"

/// What is written on and around the boards.
namespace tablier {

/// Names of layers, and of trays with whose they are.
void draw_labels(const TableDrawing& d);
/// Large words in the tray that is empty once a puzzle is solved.
void draw_praise(const TableDrawing& d);
/// The move that is being typed.
void draw_typed(const TableDrawing& d);

}  // namespace tablier
