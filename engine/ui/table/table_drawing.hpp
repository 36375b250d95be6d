#pragma once

#include "ui/canvas/canvas.hpp"
#include "ui/hand/hand.hpp"
#include "ui/painter/table_layout.hpp"
#include "ui/table/table_scenery.hpp"

/// What everything on a table is drawn with, for one frame.
namespace tablier {

struct TableDrawing {
  Canvas& canvas;
  const Scene& table;         ///< everything that has a place on it
  const TableLayout& layout;  ///< of that
  Rect area;                  ///< where the table lies
  const Hand& hand;
  const TableScenery& scenery;
};

/// What would stand there is as pale.
inline constexpr float kGhost = 0.45F;

/// A token of the hand's scene as it lies, with its number where these are shown.
TokenArt art_of(const TableDrawing& d, const Token& token);

}  // namespace tablier
