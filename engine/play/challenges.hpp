#pragma once

#include "content/game_spec.hpp"
#include "match/match_setup.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The cells of a series: what each asks for, which comes next, and the match that plays it. For the table, the map and the set-up.
namespace tablier {

/// `grand-slam/A/4`: the first 4 numbers of row A, or the fourth challenge of a row that has them one by one.
struct ChallengeId {
  std::string series;
  std::string row;
  int count = 0;
  friend bool operator==(const ChallengeId&, const ChallengeId&) = default;
};

std::string to_text(const ChallengeId& id);
/// Absent for what is not the name of a challenge.
std::optional<ChallengeId> parse_challenge(std::string_view text);

/// The row of a challenge that the content has, null where it has none. Numbers that are still to be found end a row.
const SeriesRow* row_of(const Content& content, const ChallengeId& id);
/// The last challenge of a row: as many numbers as are known, or all its challenges.
int last_count(const SeriesRow& row);
/// The next of its row, else the first of the next row; absent after the last.
std::optional<ChallengeId> next_challenge(const Content& content, const ChallengeId& id);

/// How a challenge is solved, move by move, where its series tells that; empty elsewhere.
std::vector<std::string> told_solution(const Content& content, const ChallengeId& id);

/// The match for one human that plays a challenge, on the first seat, bots on the others. Precondition: row_of(content, id), the sheet has
/// a rule for series.
MatchSetup challenge_setup(const GameSpec& spec, const ChallengeId& id);

}  // namespace tablier
