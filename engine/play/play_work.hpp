#pragma once

#include "match/observed_position.hpp"
#include "play/play_event.hpp"
#include "play/played_moves.hpp"
#include "play/script_worker.hpp"
#include "play/seating.hpp"

#include <functional>
#include <memory>
#include <vector>

/// What is done to a match beside the thread that draws, where its rules ask scripts. Used by Play.
namespace tablier {

using Told = std::vector<PlayEvent>;
/// Changes a match; what happened in it is told.
using MatchChange = std::function<void(Match& match, Told& told)>;

/// Plays it and tells what that sounds like.
void make_move(Match& match, Move move, bool joined, Told& told);

/// A match that was changed, with all that is asked of it next.
struct ChangedMatch {
  Match match;
  PlayedMoves played_moves;
  Told told = {};
  PlayableScene table = {};    ///< of whoever looks then
  Scene start = {};            ///< of the round, as they saw it; of a match that was not changed here yet
  bool limits_places = false;  ///< see place_limits.hpp; of the same
};

/// On the worker: everything that a window asks of a match before it is changed for the first time. `curtains` as for Seating.
ChangedMatch first_asked(const std::shared_ptr<ScriptWorker>& worker, Match match, bool curtains);
/// On the worker: changes it, then asks everything that a window asks of a position, so that it is known.
void change_on_worker(const std::shared_ptr<ScriptWorker>& worker, ChangedMatch& changed, const Seating& seating,
                      const MatchChange& change);

}  // namespace tablier
