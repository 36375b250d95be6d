#pragma once

#include "sdk/grid.hpp"
#include "window.hpp"

#include <string>
#include <vector>

/// Where the things of a table are in the window, and what was played on it.
namespace tablier::gui {

using Notations = std::vector<std::string>;

/// Where a point of the first board, in units from its upper left corner, is in the window.
Vec2 on_board(const Window& window, Vec2 units);

/// The middle of a place of the first board.
Vec2 pixel(const Window& window, const Grid& grid, Place place);
Vec2 pixel(const Window& window, const Grid& grid, const std::string& name);

/// A point of a square board of lines whose columns leave out the I.
Vec2 crossing(const Window& window, const std::string& name, int side = 19);

/// The middle of something that waits in a tray. Throws where no such thing is seen.
Vec2 item(const Window& window, int id);

void wait_for_moves(Window& window, const Notations& moves);

/// Keys one after the other, as they stand in the text: letters, figures, `.`, `#`, `/` and `~`.
void type(Window& window, const std::string& line);

}  // namespace tablier::gui
