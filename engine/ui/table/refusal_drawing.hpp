#pragma once

#include "ui/table/table_drawing.hpp"

/// Where something cannot be done. Why is told beside the table.
namespace tablier {

void draw_barred(const TableDrawing& d, Stand at);
void draw_refusal(const TableDrawing& d);

}  // namespace tablier
