#pragma once

#include "jobs/told_failure.hpp"
#include "match/match.hpp"

#include <exception>
#include <memory>
#include <string>
#include <vector>

/// What an exception becomes that leaves a plugin while a match is played: it tells which plugin, at which move and after which others.
namespace tablier {

/// Has the round's position play the last move of its history. An exception of a plugin leaves as a ToldFailure; the round is of no use
/// then.
void play_last(const Ruleset& rules, Round& round);

/// Asks of the position that is played what a window will ask of it; an exception of a plugin leaves as a ToldFailure. Where scripts are
/// asked it does nothing: whoever asks those first is told then.
void try_position(const Match& match);

/// What an exception tells that left a plugin while the match stood so: which call throws, where one still does. Precondition: the game is
/// none in Lua.
Problem fault_in(const Match& match, const std::exception_ptr& failure);

/// The same where there is no position yet: the start of a round threw.
Problem fault_at_start(const Ruleset& rules, const std::exception_ptr& failure);

/// What `ask` answers of the match, or what an exception tells that a plugin let out meanwhile. Those of games in Lua go on.
template <typename Ask>
auto unless_thrown(const Match& match, const Ask& ask) -> Result<decltype(ask())> {
  if (is_in_lua(*match.rules().entry)) return ask();
  try {
    return ask();
  } catch (...) {
    return fault_in(match, std::current_exception());
  }
}

/// The tables of a round as a viewer saw them, that of its `start` first, each move played on from there; an exception of a plugin leaves
/// as a ToldFailure.
std::vector<Scene> scenes_of(const Ruleset& rules, const Round& round, const std::unique_ptr<State>& start, Seat viewer);

/// The same for whoever reads it in a window: of the moves before only the last ones.
Problem with_last_moves(Problem problem);

/// What an exception says, in one line; empty where it is of no kind that says anything.
std::string words_of(const std::exception_ptr& failure);

/// A bot's problem. What one did wrong (`bots.failed`, `bots.no_move` …) is told as an exception in play is: with the file that its game
/// comes from, the variant and the moves before, as `moves` among its values has them, or those of the match.
Problem bot_problem(const Ruleset& rules, Problem problem);
Problem bot_problem(const Match& match, Problem problem);
Problem illegal_move_of_bot(Move move);

}  // namespace tablier
