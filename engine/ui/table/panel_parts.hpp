#pragma once

#include "ui/table/table_panel.hpp"

#include <optional>

/// The parts of the table's panel that tell something: the clock, the outcome, the light.
namespace tablier {

/// True where the panel lies below the board.
bool panel_in_strip(const Ui& ui, const TablePanelLook& look);

/// Width in pixels that a clock needs in the strip; 0 where none is shown.
float clock_width(const Ui& ui, const TablePanelLook& look);
/// The sand of a turn, where turns are limited; else the time of the match. `small`: in one line with its heading.
void draw_clock(const Ui& ui, const TablePanelLook& look, bool small);

/// How it ended, once it has.
void draw_outcome(const Ui& ui, const TablePanelLook& look);
/// Of its two lines, without stars, in pixels.
float outcome_height(const Ui& ui);
/// The same in a line, or what is to be done.
std::string value_label(const TablePanelLook& look);

/// Over the list of moves: what it is, the key that shows all of it with room, and the time of the match, where it stands nowhere else.
/// True when it was pressed.
bool draw_moves_heading(const Ui& ui, const std::string& time);

/// Whether a puzzle can still be solved; true when the light was pressed.
bool draw_light(const Ui& ui, const TablePanelLook& look);

/// Small buttons beside each other that turn what is held, where the look has any; the one that was pressed.
std::optional<Reorientation> draw_reorientations(const Ui& ui, const TablePanelLook& look);
/// How high they are, with `between` them and what follows, in pixels; 0: there are none.
float reorientations_height(const Ui& ui, const TablePanelLook& look, float between);

}  // namespace tablier
