#pragma once

#include "ui/panels/picker.hpp"
#include "ui/panels/style.hpp"

#include <string_view>

/// Pressable sheets that are filled with more than words: cards, rows of lists, cells of a map.
namespace tablier {

struct TileLook {
  Vec2 size;                          ///< in pixels
  float round = 16;                   ///< logical pixels
  std::string_view ground = "paper";  ///< a paint; empty: only when pointed at
  std::string_view line = "line";     ///< a paint; empty: none
  bool thick = false;                 ///< a line of two pixels: the one to take next
  bool ring = false;                  ///< the keys have chosen it
  bool enabled = true;                ///< answers to the mouse
  std::string_view label = {};        ///< what it is called, for the probe
};

struct TileAnswer {
  bool pressed = false;
  bool hovered = false;
  Rect box;  ///< in pixels
};

/// At the cursor; what is drawn next over `box` lies on it.
TileAnswer tile(const Ui& ui, const char* id, const TileLook& look);

/// Scrolls the panel, no further than needed, until `box` is to be seen with a little around it.
void keep_in_sight(const Ui& ui, Rect box);

/// For tiles that a picker goes through: the ring, and the way into sight. Answers what `tile` does.
TileAnswer picked_tile(const Ui& ui, Picker& picker, std::size_t i, TileLook look);

}  // namespace tablier
