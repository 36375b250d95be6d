#pragma once

#include "match/match.hpp"

namespace tablier::rules {

/// Writes the match as a list of moves and to a real file, some of it undone, and reads it back: past, future, position and clocks must be
/// the same. Throws Broken.
void check_save(Match& match);

}  // namespace tablier::rules
