#pragma once

#include "content/theme.hpp"

/// The sizes of a theme by name, in logical pixels: steps of space, radii, letters, the frame of a screen.
namespace tablier {

struct Sizes {
  float xs = 4, s = 8, m = 12, l = 16, xl = 24, xxl = 32;  ///< steps of space
  float radius_chip = 8, radius_button = 10, radius_card = 16;
  float body = 15, label = 13, card_title = 17, bar_title = 20, clock = 34;  ///< letters
  float bar_height = 56;
  float panel_width = 256;
  float panel_width_players = 344;  ///< at a table of several players, in a window at least as wide as `panel_players_break`
  float panel_players_break = 1200;
  float panel_players_min = 860;  ///< such a table has its panel below in a window that is narrower than this, however low
  float panel_break = 1100;       ///< a window narrower than this has the panel below
  double snap_time = 0.12, slide_time = 0.2, celebrate_time = 0.4;  ///< seconds

  Sizes() = default;
  explicit Sizes(const Theme& theme);
  friend bool operator==(const Sizes&, const Sizes&) = default;
};

}  // namespace tablier
