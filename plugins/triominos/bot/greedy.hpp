#pragma once

#include "position.hpp"
#include "sdk/rng.hpp"

/// The player that takes what is worth most now, and draws only when nothing fits. A level of its own, and the one that plays on in the
/// other levels' playouts: well under a microsecond a move.
namespace tablier::triominos {

/// The move that earns most now; of several alike one by lot. Precondition: a seat is to move.
Move greedy_move(const Position& position, Rng& rng);

}  // namespace tablier::triominos
