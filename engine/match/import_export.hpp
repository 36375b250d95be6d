#pragma once

#include "match/match.hpp"
#include "match/save.hpp"
#include "sdk/record_format.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Rounds to and from the files of other programs (sdk/record_format.hpp): what `import` and `export` do, and a table's copy and paste.
namespace tablier {

/// The round with that number, from 0. Other programs know no starter: players and winners come in the order of play, who began first. A
/// bot without a name is called by its level. `date` as ISO 8601, may be empty; a round that was read and not played on keeps its own, and
/// the result that it had. Asks no script. Precondition: the round was begun.
GameRecord game_record(const Match& match, std::size_t round, const std::string& date);

/// The match of a record; the result is checked where the moves lead to an end. Where they do not and the seat to
/// move has lost, it has resigned. A problem has its place in the
/// file: a variant or an option that is not known, `match.move` for the first move that cannot be played, another winner. Seat 0 begins,
/// but where the record has the players of `seated`, who keep their seats, and so their colours.
Result<Match> match_of(const GameRecord& record, const GameEntry& game, const RulesetSource& rulesets, const MatchSetup* seated = nullptr);

/// Who won by the record that the match was read from, where its moves do not lead to an end: on time, or the other gave up. Empty: a draw.
/// Absent where the record told none, and once somebody has moved.
std::optional<std::vector<Seat>> result_not_played(const Match& match);
/// True of the save of such a match.
bool tells_result(const SaveData& save);

/// Both at once. `file` is for the messages. Precondition: the game has a record format.
std::string write_round(const Match& match, std::size_t round, const std::string& date);
/// The one that is being played.
std::string write_round(const Match& match, const std::string& date);

/// A round as it was read.
struct ReadRound {
  Match match;
  std::string date;  ///< when it was played, ISO 8601; empty where the file does not say
};
Result<ReadRound> read_round(std::string_view text, const std::string& file, const GameEntry& game, const RulesetSource& rulesets,
                             const MatchSetup* seated = nullptr);

/// How the game's rounds are written elsewhere; null where it does not exchange any.
const RecordFormat* record_format_of(const GameEntry& game);

}  // namespace tablier
