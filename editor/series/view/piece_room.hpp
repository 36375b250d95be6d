#pragma once

#include "ui/canvas/geometry.hpp"

/// How large a piece is drawn in a slot of the grid, and where: clear of the dot of a lock and of what the penta is worth. Pieces are as
/// large as each other, whatever their form, wherever their slots have room for it.
namespace tablier::editor {

/// All but `scale` in pixels.
struct SlotMeasure {
  Rect box;
  float scale = 1;  ///< pixels of a logical one
  float line = 0;   ///< height of the line at the slot's foot that tells what the penta is worth
};

struct PieceRoom {
  Vec2 centre;
  float side = 0;  ///< of a square of the piece
};

/// Beside the worth, whose words are `label` wide; above it where the piece is one row of squares (`flat`), and where long words leave no
/// room beside them.
PieceRoom room_in_penta_slot(const SlotMeasure& slot, float label, bool flat);

/// Of one of the first pieces of a row: above the worth of the penta that they make, or beside it where slots are low. `worth` is what that
/// takes of the last of these slots, `here` what it takes of this one: they have pieces of one size.
PieceRoom room_in_start_slot(const SlotMeasure& slot, float here, float worth);

}  // namespace tablier::editor
