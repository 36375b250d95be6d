#pragma once

#include "match/match.hpp"
#include "match/records.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What a finished match leaves in the records.
namespace tablier {

/// The line for the records of a match as it stands; the date is now. With one human seat, `solved` and `score` are its own; without one,
/// or with several, nobody solved it and the score is the highest. The puzzle is left empty: see puzzle_key.
Record record_of(const Match& match);

/// In Match::table: it went on from a list of moves, which tells neither times nor help, and is no record where one plays against bots.
inline constexpr const char* kListedKey = "listed";

/// It is over, and not because a fault of its rules ended it: such a match has no result, and goes on where they are mended.
bool has_result(const Match& match);

/// Kept with a match, and in its saves: which record it left when it was over. It may be taken back, and end anew.
void keep_former_record(Match& match, const Record& record);
/// Game, variant, challenge, date, moves, reason, score and `solved` of it, and whether it `counts`; absent where none was left.
std::optional<Record> former_record(const Match& match);
/// A match that is begun from another one has left nothing yet.
void forget_former_record(Value& table);

/// The same text for the same puzzle, whoever asks for it: `penta?pieces=2,3,6,11`. The order of numbers in a list makes no other puzzle.
std::string puzzle_key(const MatchSetup& setup);
/// The options in such a key, each with its value as the key has it; none for an empty key.
std::vector<std::pair<std::string, std::string>> puzzle_options(std::string_view key);

}  // namespace tablier
