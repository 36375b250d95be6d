#pragma once

#include "pawns/position.hpp"

/// What a player sees who counts a few moves ahead.
namespace tablier::katarenga {

/// 1 where whoever places next wins by force within so many plies, −1 where the other one does, 0 where neither is seen.
int look_ahead(Position& position, int plies);

}  // namespace tablier::katarenga
