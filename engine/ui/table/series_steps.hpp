#pragma once

#include "ui/panels/widgets.hpp"
#include "ui/table/table_panel.hpp"

/// How far a series is: a small square for each of its challenges.
namespace tablier {

/// What a step is shown as: that of the match on the table stands out until it is solved, and while it is played anew.
StepState state_of(const TablePanelLook::Step& step);
/// In pixels, with its heading; 0 where there is no series.
float series_steps_height(const Ui& ui, const TablePanelLook& look);
/// The number of the one that was pressed, or −1.
int draw_series_steps(const Ui& ui, const TablePanelLook& look, bool headed);

}  // namespace tablier
