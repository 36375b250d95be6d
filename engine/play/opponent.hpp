#pragma once

#include "bots/thinker.hpp"
#include "match/match.hpp"

#include <cstdint>
#include <optional>

/// The bots that sit at a table: whoever's turn it is thinks beside it. Used by Play; it plays nothing itself.
namespace tablier {

class Opponent {
 public:
  /// True when a bot is to move.
  static bool to_move(const Match& match);

  /// Thinks for the bot whose turn it is; cheap when nothing changed. Its move is told `pause` seconds from `now` at the earliest, so that
  /// a human sees what came before.
  void watch(const Match& match, double now, double pause);
  /// Lets the bot play what it has found so far, at once.
  void hurry();
  /// Forgets what was thought.
  void cancel();
  /// The move, once; or what kept the bot from having one. The move is legal in the match as it stands.
  std::optional<Result<Move>> poll(const Match& match, double now);
  /// True while a bot is at it.
  bool thinking() const { return watched_ != 0; }
  /// True where one still searches and has done so for so long that somebody may want it to stop.
  bool thinks_long(double now) const;
  /// When to poll next; absent while nobody thinks.
  std::optional<double> next_wake(double now) const;

 private:
  Result<Move> move_of(const Match& match, const Result<Advice>& advice) const;

  Thinker thinker_;
  std::uint64_t watched_ = 0;  ///< revision of the match, from 1; 0: none
  std::uint64_t failed_ = 0;   ///< the one for which no move was found
  std::optional<Result<Advice>> advice_;
  double since_ = 0, not_before_ = 0;
  bool hurried_ = false;
};

}  // namespace tablier
