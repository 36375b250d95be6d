#pragma once

#include "match/match.hpp"
#include "match/records.hpp"

/// What a finished match leaves in the records.
namespace tablier {

/// The line for the records of a match as it stands; the date is now. With one human seat, `solved` and `score` are its own;
/// with several, whether anybody won and the highest score.
Record record_of(const Match& match);

}  // namespace tablier
