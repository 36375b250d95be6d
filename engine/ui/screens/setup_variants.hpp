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

struct VariantList {
  bool focus = false;       ///< the keys go to the chosen one
  bool into_sight = false;  ///< the list scrolls to it
  bool at_top = false;      ///< nothing that keys go to stands above the first one
};
/// The variants below each other; the one that was pressed.
std::optional<std::string> draw_variants(const Ui& ui, const SetupModel& model, const VariantList& list);

}  // namespace tablier
