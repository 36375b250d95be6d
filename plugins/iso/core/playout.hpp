#pragma once

#include "core/position.hpp"

/// Rounds played at random to their end: what plain Monte-Carlo search and the benchmark do most.
namespace tablier::iso {

/// Plays uniformly random legal moves until the round is over; how many, passes not counted. Allocates nothing.
template <int kWords>
int play_to_end(Position<kWords>& position, Rng& rng);

/// A uniformly random placement among those that a seat can draw; the pass when there is none.
template <int kWords>
Placement random_drawable(const Position<kWords>& position, int seat, Rng& rng);

extern template int play_to_end(Position<1>&, Rng&);
extern template int play_to_end(Position<2>&, Rng&);
extern template int play_to_end(Position<4>&, Rng&);
extern template int play_to_end(Position<11>&, Rng&);
extern template Placement random_drawable(const Position<1>&, int, Rng&);
extern template Placement random_drawable(const Position<2>&, int, Rng&);
extern template Placement random_drawable(const Position<4>&, int, Rng&);
extern template Placement random_drawable(const Position<11>&, int, Rng&);

}  // namespace tablier::iso
