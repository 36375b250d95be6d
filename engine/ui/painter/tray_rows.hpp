#pragma once

#include "ui/canvas/geometry.hpp"

#include <cstddef>
#include <vector>

/// How the things of one tray stand in rows. Pure arithmetic, in units of the tray.
namespace tablier {

/// What a tray has to show.
struct TrayNeed {
  std::vector<float> extents;       ///< of each thing, or of each place of a bowl
  std::vector<float> heights = {};  ///< of each thing, where they lie lower than they are wide; empty: as `extents`
  float gap = 0.7F;                 ///< between two of them
  bool bowl = false;                ///< its things come and go; its places stay
  bool paper = false;               ///< a smaller sheet of the board's paper, with strokes on it
  float caption = 0;                ///< room below each of them, for its number
  bool filled = false;              ///< its rows are as full as they can be, else about as long as each other

  bool only_label() const { return extents.empty(); }
};

/// A row of slots.
struct SlotRow {
  std::size_t first = 0, count = 0;
  float width = 0, height = 0;
};

/// As few rows as the width allows.
std::vector<SlotRow> rows_of(const TrayNeed& need, float width);
float height_of(const TrayNeed& need, const std::vector<SlotRow>& rows);

/// Where `things` lie in places that are `places`: one in each, closer together when there are more of them.
std::vector<Rect> spread(const std::vector<Rect>& places, std::size_t things);

}  // namespace tablier
