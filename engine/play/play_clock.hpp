#pragma once

#include "match/match.hpp"

#include <optional>

/// When the clocks of a match run: they stand still while a question is open, the curtain among them, and while another window has the
/// focus, as the player likes.
namespace tablier {

class PlayClock {
 public:
  void set_asking(bool asking) { asking_ = asking; }
  void set_unfocused(bool unfocused) { unfocused_ = unfocused; }
  /// Stops or starts the clocks of the match. `held`: nobody can move now.
  void keep(Match& match, bool held, bool pauses_unfocused) const;

  /// True when the clock shows another time than when this was asked last.
  bool ticked(const Match& match);
  /// When it will show another time; absent while it stands.
  static std::optional<double> next_tick(const Match& match, double now);

 private:
  bool asking_ = false, unfocused_ = false;
  long shown_ = -1;  ///< ticks
};

}  // namespace tablier
