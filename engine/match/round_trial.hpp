#pragma once

#include "host/catalogue.hpp"

#include <optional>
#include <vector>

/// Rounds of a game tried in a process of their own, before they are played in this one: for those who make one.
namespace tablier {

/// Plays some rounds at random under the rules, without their hooks, and looks at each position for answers that no game may give, and
/// whether moves can be taken back (`undo_faults`), whether a hash depends on the way (`hash_of_way`), and whether
/// what is imagined for a seat is what it knows (`guess_fault`). What crashes, throws, ends the
/// program or does not come to an end is told with the call, the move and the moves before it. A game in Lua, which can do none of that, is
/// played here. Takes a third of a second, one and a half where a call does not come back.
std::vector<Problem> round_faults(const Ruleset& rules);
/// Whether whole rounds and bots may be tried beside: they would not come to that fault again, nor to anything that comes of it.
bool spares_others(const Problem& fault);
/// The first of them.
std::optional<Problem> round_fault(const Ruleset& rules);

}  // namespace tablier
