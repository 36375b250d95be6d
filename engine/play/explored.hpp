#pragma once

#include "match/match.hpp"

namespace tablier {

/// A position that was set up, of which one person plays every side: what is thought about it is told while it goes on.
bool is_explored(const Match& match);
/// Moves may be tried as lines where one looks back: it changes nothing for anybody, since the match is over or explored.
bool has_open_lines(const Match& match);

}  // namespace tablier
