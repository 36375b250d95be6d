#pragma once

#include "app/session.hpp"
#include "match/match.hpp"

/// A position as `tablier position` and `tablier replay` print it.
namespace tablier {

/// Who looks: the seat to move, or everybody when all is to be shown or the round is over.
Seat viewer_of(const State& state, bool reveal);

/// The JSON document of `position --json`.
Value position_json(const Match& match, Seat viewer);
/// The same for people.
void print_position(const Session& session, const Match& match, Seat viewer);

/// Notations of all legal moves, sorted by byte order.
std::vector<std::string> legal_notations(const State& state);

}  // namespace tablier
