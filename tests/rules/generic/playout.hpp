#pragma once

#include "game_case.hpp"
#include "match/match.hpp"
#include "scene_checks.hpp"

#include <optional>
#include <string>
#include <vector>

/// One random match of a case, with everything checked on the way.
namespace tablier::rules {

struct PlayoutPlan {
  int max_plies = 80;         ///< of a round that need not end by itself
  int full_check_every = 16;  ///< plies between full checks; those between are quick
  int rounds = 2;             ///< at most, where the match goes on
  int dense_plies = 1000;     ///< of a round that are all looked at; of those after, one in `sparse_every`
  int sparse_every = 8;
};

/// What a playout saw, to tell that it was not idle.
struct PlayoutReport {
  int plies = 0;
  int rounds_ended = 0;
  /// Empty when all went well; else which promise was broken in which case at which ply after which moves.
  std::string broken;
};

PlayoutReport play_out(const Ruleset& rules, const GameCase& game_case, const PlayoutPlan& plan, const KnownText& known);

/// What is wrong with the game's bot after that many random plies each; absent when nothing is.
std::optional<std::string> bot_fault(const Ruleset& rules, const GameCase& game_case, const std::vector<int>& after);

/// A random legal move. Precondition: a player is to move and has one.
Move random_move(const State& state, MoveList& moves, Rng& rng);

}  // namespace tablier::rules
