#pragma once

#include "core/position.hpp"

/// Rounds played at random to their end: what plain Monte-Carlo search and the benchmark do most.
namespace tablier::iso {

/// Plays uniformly random legal moves until the round is over; how many, passes not counted. Allocates nothing.
int play_to_end(Position<1>& position, Rng& rng);
int play_to_end(Position<2>& position, Rng& rng);
int play_to_end(Position<4>& position, Rng& rng);
int play_to_end(Position<11>& position, Rng& rng);

}  // namespace tablier::iso
