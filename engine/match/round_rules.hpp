#pragma once

#include "host/catalogue.hpp"
#include "match/round.hpp"

#include <cstdint>
#include <span>
#include <vector>

/// What a round is worth and whether another follows: by the script's hooks, else by a plain rule. For Match.
///
/// In a hook's tables seats and rounds count from 1, as Lua's lists do: `scores[winners[1]]` is the winner's score.
///
/// `round_end` gets round, seats, starter, scores, winners, reason, plies, moves (decisions of players), hints, undos, seconds,
/// solution_seen, points (of each seat before this round), carried (what it returned last time) and options. It may return any of
/// `points` (that the round adds: one integer a seat), `starter` (of the next round), `stars` (0 … 3) and `carried` (a table).
/// Without it a round adds its scores, or a point for each winner where it has none, and the starter changes by one seat.
///
/// `match_end` gets round, seats, points (this round's included), scores, winners, reason, carried and options, and returns
/// `over` and, when it is, `winners`: by default those with the most points. Without it a match is one round, won by its winners.
namespace tablier {

/// What a hook is told of the match around the round.
struct RoundContext {
  const Ruleset& rules;
  int number = 0;                        ///< of the round, from 0
  std::span<const std::int64_t> points;  ///< of each seat before the round
};

/// Precondition: the round's state is over. A value of the wrong kind is put in `faults` and the plain rule takes its place.
RoundEnd judge_round(const Round& round, const RoundContext& context, std::vector<ScriptFault>& problems);

}  // namespace tablier
