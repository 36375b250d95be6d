#pragma once

#include "ui/hand/hand_table.hpp"

#include <optional>

/// The one piece that there is to lay: it need not be taken from its tray, a click on the board lays it.
namespace tablier {

/// The tray item that lies in one way only while there is nothing else to do; −1: none.
int only_piece(const HandTable& table);
/// Its lay over that point whose middle is nearest; absent where none covers it.
std::optional<Gesture> lay_over(const HandTable& table, SurfacePoint at);
/// How it would be laid there, legal or not.
Gesture tried_lay(const HandTable& table, int piece, SurfacePoint at);

}  // namespace tablier
