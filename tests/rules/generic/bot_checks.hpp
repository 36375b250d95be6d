#pragma once

#include "sdk/game.hpp"

#include <cstdint>

namespace tablier::rules {

/// A game's own bot: what it advises can be played to the end of its line, the same level and seed give the same advice,
/// and it ends soon when it is stopped. Throws Broken. Precondition: a player is to move.
void check_bot(const Game& game, const State& state, std::uint64_t seed);

}  // namespace tablier::rules
