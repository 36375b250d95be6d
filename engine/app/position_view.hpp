#pragma once

#include "app/session.hpp"
#include "match/observation.hpp"

/// A position as `tablier position` and `tablier replay` print it: an observation of it.
namespace tablier {

/// Who looks: the seat to move, or everybody when all is to be shown or the round is over.
Viewer viewer_of(const Match& match, bool reveal);

/// The JSON document of `position --json`.
Value position_json(const Observation& seen);
/// The same for people.
void print_position(const Session& session, const Observation& seen);

}  // namespace tablier
