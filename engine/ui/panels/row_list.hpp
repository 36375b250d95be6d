#pragma once

#include "ui/panels/style.hpp"

#include <cstddef>
#include <functional>
#include <optional>

/// Rows of one height that scroll in a box: the maps of series are made of them.
namespace tablier {

struct RowList {
  const char* id = "";
  Rect at;  ///< in pixels
  std::size_t count = 0;
  float height = 0;                              ///< of a row, in pixels
  std::optional<std::size_t> wanted = {};        ///< drawn even where it is out of sight, so that it can be brought into it
  std::function<void(std::size_t, float)> draw;  ///< a row, at that height in the panel
};
/// Draws the rows that are in sight.
void draw_row_list(const Ui& ui, const RowList& list);

/// The name of a row at the cursor of the panel, ending at `right` in it, in the middle of `height`.
void draw_row_name(const Ui& ui, std::string_view name, float right, float height, Colour ink);

}  // namespace tablier
