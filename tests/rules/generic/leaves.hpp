#pragma once

#include "sdk/game.hpp"

#include <cstdint>

namespace tablier::rules {

/// Positions after `depth` more plies; an end reached before has none. The state is as before when it returns.
/// Precondition: chance does not move on the way.
std::uint64_t count_leaves(State& state, int depth);

}  // namespace tablier::rules
