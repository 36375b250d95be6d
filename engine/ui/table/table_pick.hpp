#pragma once

#include "ui/hand/hand.hpp"
#include "ui/painter/table_layout.hpp"

#include <optional>

/// Where the mouse is on the table. All in pixels.
namespace tablier {

/// The tray item that has a place there.
std::optional<int> item_at(const TableLayout& layout, float scale, const Hand& hand, Vec2 pixel);
/// The thing that can be named in the next row of its tray, below (1) or above (−1) that one; absent: there is none.
std::optional<int> item_in_row(const TableLayout& layout, const Hand& hand, int item, int down);
/// From there to the middle of a tray item, in units.
Vec2 grip_of(const TableLayout& layout, const Hand& hand, int item, Vec2 pixel);
/// The point of the nearest board.
SurfacePoint surface_point_at(const TableLayout& layout, Vec2 pixel);
/// True on or near a board, and not on a tray.
bool is_on_board(const TableLayout& layout, Vec2 pixel);

}  // namespace tablier
