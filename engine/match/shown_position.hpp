#pragma once

#include "sdk/game.hpp"

#include <string>

/// What a position shows of itself, to be held against that of another: for those who make a game.
namespace tablier {

/// What a viewer sees on the table, nobody's eyes all of it, whatever thing came there first.
std::string seen_table(const State& state, Seat viewer = Seat::nobody);

bool is_same_outcome(const Outcome& a, const Outcome& b);

}  // namespace tablier
