#pragma once

#include "ui/core/ui.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// The series of a game beside their map, or above it where the window is narrow: what each is called, and how far it is.
namespace tablier {

struct SeriesEntry {
  std::string title;
  std::string sum;        ///< `3/12`, or that it has a fault
  double share = 0;       ///< that is solved, 0 … 1
  bool faulty = false;    ///< it cannot be played
  std::string note = {};  ///< below the list while it is chosen; may be empty
};

/// As a list in a panel; the one that was pressed, where it is another.
std::optional<std::size_t> draw_series_list(const Ui& ui, Rect at, const std::vector<SeriesEntry>& series, std::size_t chosen);

/// As chips on as many lines as it takes; the height that needs in a strip of that width, in pixels.
std::optional<std::size_t> draw_series_chips(const Ui& ui, Rect at, const std::vector<SeriesEntry>& series, std::size_t chosen);
float series_chips_height(const Ui& ui, float width, const std::vector<SeriesEntry>& series);

}  // namespace tablier
