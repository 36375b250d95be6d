#pragma once

#include "play/move_ratings.hpp"

#include <optional>

/// What each move is worth, shown on the board: after the round, or while it is played where everybody agrees to that.
namespace tablier {

class MoveValues {
 public:
  bool shown() const { return shown_; }
  /// They may be seen now: the round is over, or everybody agreed to it.
  bool open(const Match& match) const { return match.round_over() || agreed_ == match.round(); }
  void agree(const Match& match) { agreed_ = match.round(); }
  void show(bool on) { shown_ = on; }

  /// Keeps the values for the position that is seen: after `plies` of the match. `hidden`: nothing is to be seen now.
  void watch(const Match& match, const State& position, std::size_t plies, bool hidden);
  void stop() { ratings_.stop(); }
  /// Takes what was found; true when there is more to show.
  bool poll() { return ratings_.poll(); }
  /// True once for a position whose moves the bot could not rate.
  bool take_unknown() { return ratings_.take_unknown(); }
  /// The bot could not rate the moves of the position that is seen.
  bool unknown() const { return ratings_.unknown(); }
  bool busy() const { return ratings_.busy(); }
  const std::vector<Highlight>& lights() const { return ratings_.values(); }

 private:
  MoveRatings ratings_;
  bool shown_ = false;
  int agreed_ = -1;  ///< number of the round in which everybody wants to see them
};

}  // namespace tablier
