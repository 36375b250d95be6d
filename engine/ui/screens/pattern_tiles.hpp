#pragma once

#include "ui/core/ui.hpp"
#include "ui/screens/pattern_hand.hpp"
#include "ui/screens/setup_model.hpp"

/// A parameter of type `patterns` as a little board of tiles that are dragged, turned and flipped, above a shelf of all patterns.
namespace tablier {

/// True when something was changed.
bool draw_pattern_board(const Ui& ui, SetupModel& model, const Parameter& p, PatternHand& hand);

}  // namespace tablier
