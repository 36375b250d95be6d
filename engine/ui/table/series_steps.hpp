#pragma once

#include "ui/table/table_panel.hpp"

/// How far a series is: a small square for each of its challenges.
namespace tablier {

/// In pixels, with its heading; 0 where there is no series.
float series_steps_height(const Ui& ui, const TablePanelLook& look);
/// The number of the one that was pressed, or −1.
int draw_series_steps(const Ui& ui, const TablePanelLook& look, bool headed);

}  // namespace tablier
