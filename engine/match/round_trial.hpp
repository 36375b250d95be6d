#pragma once

#include "host/catalogue.hpp"

#include <optional>

/// Rounds of a game tried in a process of their own, before they are played in this one: for those who make one.
namespace tablier {

/// Plays some rounds at random under the rules, without their hooks, and looks at each position for answers that no game may give, and
/// whether moves can be taken back (`undo_fault`). What crashes, throws, ends the program or does not come to an end is told with the call,
/// the move and the moves before it. A game in Lua, which can do none of that, is played here. Takes a third of a second, one and a
/// half where a call does not come back.
std::optional<Problem> round_fault(const Ruleset& rules);

}  // namespace tablier
