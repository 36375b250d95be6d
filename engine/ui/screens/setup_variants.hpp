#pragma once

#include "ui/core/ui.hpp"
#include "ui/screens/library_model.hpp"
#include "ui/screens/setup_model.hpp"

#include <optional>
#include <string>

/// The ways to play a game, on the set-up screen.
namespace tablier {

/// The way to the series, and how far they are solved. True when it was pressed.
bool draw_series(const Ui& ui, const SeriesProgress& progress);

/// The variants below each other; the one that was pressed. `focus`: the keys go to the chosen one. `into_sight`: the list scrolls to it.
std::optional<std::string> draw_variants(const Ui& ui, const SetupModel& model, bool focus, bool into_sight);

}  // namespace tablier
