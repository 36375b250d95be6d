#pragma once

#include "built_program.hpp"
#include "match/match.hpp"
#include "table.hpp"

#include <string>

/// Matches for the tests of the rules: the plugin as the program finds it, with the bundled variants.
namespace tablier::triominos {

inline Match begin(const std::string& variant, Value options = Value::map(), int seats = 2, std::uint64_t seed = 1) {
  auto rules = test::built_program().catalogue.ruleset("triominos/" + variant, options);
  REQUIRE(rules);
  MatchSetup setup;
  setup.options = std::move(options);
  setup.players.resize(static_cast<std::size_t>(seats));
  setup.seed = seed;
  auto match = Match::start(*std::move(rules), setup);
  REQUIRE(match);
  return *std::move(match);
}

inline void play_round(Match& match, Rng& rng) {
  MoveList moves;
  while (!match.round_over()) {
    moves.clear();
    match.state().legal_moves(moves);
    match.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
}

}  // namespace tablier::triominos
