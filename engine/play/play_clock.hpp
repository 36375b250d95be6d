#pragma once

#include "match/match.hpp"

#include <cstdint>
#include <optional>

/// When the clocks of a match run: they stand still behind the curtain and while another window has the focus, as the player likes. Whoever
/// reads or chooses over the table stops them too, unless another person loses by it: nobody thinks for nothing. What is asked of all
/// players, or by the window, always stops them.
namespace tablier {

/// What lies over the table.
enum class TableCover : std::uint8_t {
  none,
  reading,   ///< what its player reads or chooses alone
  question,  ///< what others have a say in, or the window asks
};

class PlayClock {
 public:
  void set_cover(TableCover cover) { cover_ = cover; }
  void set_unfocused(bool unfocused) { unfocused_ = unfocused; }
  /// Stops or starts the clocks of the match. `held`: nobody can move now.
  void keep(Match& match, bool held, bool pauses_unfocused) const;

  /// Several people play, and whoever is to move loses by using time.
  static bool is_raced(const Match& match);

  /// True when the clock shows another time than when this was asked last.
  bool ticked(const Match& match);
  /// When it will show another time; absent while it stands.
  static std::optional<double> next_tick(const Match& match, double now);

 private:
  TableCover cover_ = TableCover::none;
  bool unfocused_ = false;
  long shown_ = -1;  ///< ticks
};

}  // namespace tablier
