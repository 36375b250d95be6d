#pragma once

#include "sdk/scene.hpp"
#include "ui/painter/palette.hpp"

/// The colours that the parts of one board share. For the painters of boards.
namespace tablier {

/// `wood`, `wood_frame`, `wood_edge`, `wood_grid`, `wood_ink` for a board of wood, and so on.
struct BoardColours {
  Colour place, frame, edge, grid, ink;

  BoardColours(const Palette& palette, const Surface& surface);
};

/// As a place of a board is filled: a colour of the game's own is dimmed by a fifth in a dark theme, as wood and felt are.
Colour place_colour(const Palette& palette, std::string_view role);

}  // namespace tablier
