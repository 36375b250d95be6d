#pragma once

#include "core/board.hpp"
#include "sdk/scene.hpp"

/// The board as the table shows it.
namespace tablier::katarenga {

/// Squares painted by the letters of their colours, with the names of columns and rows.
Surface surface_of(const Board& board);

}  // namespace tablier::katarenga
