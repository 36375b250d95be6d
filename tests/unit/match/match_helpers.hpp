#pragma once

#include "catch.hpp"
#include "match/play_line.hpp"
#include "nim.hpp"

#include <string>
#include <vector>

/// What the tests of matches and saves share.
namespace tablier::nim {

using Texts = std::vector<std::string>;

/// Rounds long enough for much to happen, with chance in them.
inline Rules dice() {
  Rules rules;
  rules.dice = true;
  rules.heap = 40;
  return rules;
}

inline Match begin(Ruleset rules, MatchSetup setup, TimeSource now = steady_seconds) {
  auto match = Match::start(std::move(rules), std::move(setup), std::move(now));
  REQUIRE(match.ok());
  return std::move(match).value();
}

inline void play(Match& match, const Texts& moves) {
  const auto played = play_line(match, moves);
  REQUIRE(played.ok());
}

}  // namespace tablier::nim
