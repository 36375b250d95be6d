#pragma once

#include "play/play.hpp"
#include "ui/core/ui.hpp"
#include "ui/hand/hand.hpp"

/// What every key and gesture does at a table, as a list over it.
namespace tablier {

/// `roams`: the table has no edge, and one may look elsewhere. What it is about outlives the dialog.
void show_key_list(Ui& ui, const Play& play, const Hand& hand, bool roams);

}  // namespace tablier
