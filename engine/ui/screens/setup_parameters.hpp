#pragma once

#include "ui/core/ui.hpp"
#include "ui/screens/pattern_tiles.hpp"
#include "ui/screens/setup_drafts.hpp"

/// The rule parameters on the set-up screen. Each function answers whether anything was changed. `refused`: the one whose value the rules
/// refuse, told at its field.
namespace tablier {

/// What a match is played on: parameters that put a board together, and those that decide which of them count.
bool draw_boards(const Ui& ui, SetupModel& model, Drafts& drafts, PatternHand& patterns, const RefusedParameter& refused);
/// All others.
bool draw_parameters(const Ui& ui, SetupModel& model, Drafts& drafts, PatternHand& patterns, const RefusedParameter& refused);
bool draw_seed(const Ui& ui, SetupModel& model, Drafts& drafts);

}  // namespace tablier
