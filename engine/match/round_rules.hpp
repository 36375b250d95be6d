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
/// What the hooks get and answer is declared in match_hooks.hpp. Where `round_end` answers no points a round adds its scores, or a point
/// for each winner where it has none; where it names no starter, the starter changes by one seat. Where `match_end` is not there, or
/// answers nothing, a match is one round, won by its winners; where it names no winners they are those with the most points, or of the last
/// round where all have as many.
namespace tablier {

/// What a hook is told of the match around the round.
struct RoundContext {
  const Ruleset& rules;
  int number = 0;                        ///< of the round, from 0
  std::span<const std::int64_t> points;  ///< of each seat before the round
};

/// Precondition: the round's state is over. Where an answer is not as declared the script is told, and the plain rule takes its place.
RoundEnd judge_round(const Round& round, const RoundContext& context);

}  // namespace tablier
