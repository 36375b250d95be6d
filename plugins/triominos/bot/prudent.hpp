#pragma once

#include "position.hpp"
#include "sdk/rng.hpp"

/// The player of the stronger levels' playouts: it takes bonuses, and else leaves the others as little as it can. The numbers of the tiles
/// are chiral, so that places are fed very unevenly: beside an open side that reads 0-1 only two sides of tiles fit, beside 1-0 six. What
/// counts is therefore how many of the tiles not seen fit what is open, and whether one's own do. It looks at no rack but its own. A few
/// microseconds a move.
namespace tablier::triominos {

/// Precondition: a seat is to move.
Move prudent_move(const Position& position, Rng& rng);

}  // namespace tablier::triominos
