#pragma once

#include "play/analyst.hpp"
#include "play/best_moves.hpp"
#include "play/line_analyst.hpp"
#include "play/live_match.hpp"
#include "play/move_ratings.hpp"
#include "play/move_values.hpp"
#include "play/navigation.hpp"

#include <vector>

/// What moves are worth, how a round went, and which moves of a match were its best.
namespace tablier {

/// Owned by Play; both outlive it.
class RoundReview {
 public:
  RoundReview(LiveMatch& live, Navigation& navigation) : live_(live), navigation_(navigation), analyst_(live.place().analyses) {}

  const MoveValues& values() const { return values_; }
  bool has_values() const { return MoveRatings::available(live_.match()); }
  bool values_open() const { return values_.open(live_.match()); }
  /// Everybody wants to see them in this round. It counts as help.
  void agree_to_values();
  void show_values(bool on);

  const Analyst& analyst() const { return analyst_; }
  /// The round that is looked at.
  bool can_analyse() const { return Analyst::available(live_.match(), navigation_.round()); }
  /// And the position of a line that is looked at. Precondition: can_analyse().
  void analyse();
  /// How that position stands; null where none is looked at, or it is not known yet.
  const PlyValue* line_value() const;
  /// The same of the position before its last move, of the round or of the line.
  const PlyValue* value_before_line() const;
  /// What was found so far is kept: begun again, it goes on from there.
  void stop_analysis();

  /// Of the rounds that have ended, once the one that is played is over; found a moment later.
  const std::vector<BestMove>& best_moves() const { return best_moves_; }
  /// They are to be found, once nothing else is at work; or are no longer wanted.
  void want_best_moves(bool wanted) { best_moves_wanted_ = wanted; }
  void forget_best_moves() { best_moves_.clear(); }
  bool best_moves_wanted() const { return best_moves_wanted_; }

  /// Takes what was found; true when there is more to show.
  bool update();
  /// More is being found: to be updated again soon.
  bool busy() const { return analyst_.busy() || lines_.busy() || values_.busy(); }
  bool settled() const { return !values_.busy() && !best_moves_wanted_; }
  /// The place is left: nothing more is found meanwhile.
  void pause();
  /// The match goes on under other rules.
  void cancel();

 private:
  void find_best_moves();

  LiveMatch& live_;
  Navigation& navigation_;
  Analyst analyst_;
  LineAnalyst lines_;
  MoveValues values_;
  std::vector<BestMove> best_moves_;
  bool best_moves_wanted_ = false;
};

}  // namespace tablier
