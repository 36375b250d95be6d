#pragma once

#include "ui/table/table_drawing.hpp"

#include <vector>

/// What is written on and around the boards.
namespace tablier {

/// Names of layers, and of trays with whose they are.
void draw_labels(const TableDrawing& d);
/// Large words in the tray that is empty once a puzzle is solved.
void draw_praise(const TableDrawing& d);
/// The move that is being typed.
/// On boards that have no names of columns and rows: each place's own, for whoever types a move. Returns how many.
int draw_place_names(const TableDrawing& d);
void draw_typed(const TableDrawing& d);
/// Where that stands, in pixels.
Rect typed_box(const TableDrawing& d);
/// Where names of layers stand, in pixels.
std::vector<Rect> layer_name_boxes(const TableDrawing& d);

}  // namespace tablier
