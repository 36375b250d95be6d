#pragma once

#include "content/codec.hpp"
#include "match/observation.hpp"

/// How moves and the table that they are made on are written and read.
namespace tablier::observed {

Codec<OfferedMove> offered_move();
/// What is read can be played by a hand: gestures name boards and places that are there.
Codec<PlayableScene> table();

}  // namespace tablier::observed
