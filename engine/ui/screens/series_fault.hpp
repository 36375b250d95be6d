#pragma once

#include "ui/core/ui.hpp"

#include <string>
#include <vector>

/// A series that cannot be played, as its map tells it: what it is called, where that can be read, and all that is wrong with it.
namespace tablier {

struct SeriesFault {
  std::string title;            ///< in the player's language; the file's name where the file does not say
  std::vector<Problem> faults;  ///< in the order of the file; never none
};

/// Reads the file again. `refused`: of the game, a series.
SeriesFault series_fault(const Locale& locale, const GameEntry& game, const RefusedFile& refused);

/// The panel in the place of a map. `can_mend`: there is an editor; true when it is asked for.
bool draw_series_fault(const Ui& ui, Rect at, const SeriesFault& fault, bool can_mend);

}  // namespace tablier
