#pragma once

#include "ui/table/table_drawing.hpp"

/// What stands beside things that wait in trays to be drawn: a frame, a name and a number, a star.
namespace tablier {

/// A frame around what is held, or is under the mouse, of things that stay in their tray when they are drawn.
void frame_item(const TableDrawing& d, const TrayItem& item, const TrayFrame& tray, const ItemSlot& slot, const TokenArt& art, bool held);
/// The name and the number of a thing that waits, and a star before them.
void draw_tally(const TableDrawing& d, const TrayItem& item, const TrayFrame& tray, const ItemSlot& slot, const TokenArt& art);
/// Where they stand, in pixels.
Rect tally_box(const TableDrawing& d, const TrayItem& item, const TrayFrame& tray, const ItemSlot& slot, const TokenArt& art);

}  // namespace tablier
