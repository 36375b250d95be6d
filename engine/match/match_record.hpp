#pragma once

#include "match/match.hpp"
#include "match/records.hpp"

#include <string>
#include <string_view>

/// What a finished match leaves in the records.
namespace tablier {

/// The line for the records of a match as it stands; the date is now. With one human seat, `solved` and `score` are its own; without one,
/// or with several, nobody solved it and the score is the highest. The puzzle is left empty: see puzzle_key.
Record record_of(const Match& match);

/// The same text for the same puzzle, whoever asks for it: `penta?pieces=2,3,6,11`. The order of numbers in a list makes no other puzzle.
std::string puzzle_key(const MatchSetup& setup);
/// What sets a puzzle apart within its variant, short: `2 3 6 11`; empty for an empty key.
std::string puzzle_label(std::string_view key);

}  // namespace tablier
