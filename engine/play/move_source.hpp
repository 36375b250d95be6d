#pragma once

#include "match/match.hpp"

#include <optional>

/// Where moves come from that no hand at this table makes: bots, or players elsewhere. Play asks all of them; nothing that draws, referees
/// or saves knows which there are.
namespace tablier {

/// One thread owns it and calls it; what it does beside is its own affair. Times are in seconds from some moment.
class MoveSource {
 public:
  virtual ~MoveSource() = default;
  MoveSource() = default;
  MoveSource(const MoveSource&) = delete;
  MoveSource& operator=(const MoveSource&) = delete;

  /// The match as it stands after any change: moves, what was taken back, the next round.
  virtual void match_changed(const Match& match) = 0;
  /// Whoever looks sees the match as it stands. Where the turn is one of this source's, it seeks a move, told `pause` seconds from `now` at
  /// the earliest, so that a human sees what came before; else it forgets what it sought. Cheap when nothing changed.
  virtual void watch(const Match& match, double now, double pause) = 0;
  /// Forgets what it sought, until the next `watch`.
  virtual void cancel() = 0;
  /// The move, once; or what kept the source from having one. The move is legal in the match as it stands.
  virtual std::optional<Result<Move>> poll(const Match& match, double now) = 0;
  /// A move is sought.
  virtual bool thinking() const = 0;
  /// The move could not be played after all: none is sought for the match as it stands.
  virtual void move_failed(const Match&) {}
  /// It is this source's turn, and it has no move: what kept it from having one has been told.
  virtual bool is_stuck(const Match&) const { return false; }
  /// For so long that somebody may want what there is so far; false where `hurry` does nothing.
  virtual bool thinks_long(double now) const = 0;
  /// Plays what it has found so far, at once, where it can; where it is stuck, any legal move.
  virtual void hurry() = 0;
  /// When to poll next; absent while nothing is sought.
  virtual std::optional<double> next_wake(double now) const = 0;
};

}  // namespace tablier
