#include "play/play_clock.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tablier {
namespace {

/// Between two looks of the clock, in seconds: sand runs more smoothly than figures change.
double tick_seconds(const Match& match) { return match.turn_left() ? 0.2 : 1; }

}  // namespace

void PlayClock::keep(Match& match, bool held, bool pauses_unfocused) const {
  if (asking_ || held || (unfocused_ && pauses_unfocused)) match.pause();
  else if (match.paused() && !match.round_over()) match.resume();
}

bool PlayClock::ticked(const Match& match) {
  const long tick = static_cast<long>(match.seconds() / tick_seconds(match));
  return std::exchange(shown_, tick) != tick;
}

std::optional<double> PlayClock::next_tick(const Match& match, double now) {
  if (match.paused()) return std::nullopt;
  const double tick = tick_seconds(match);
  const auto left = match.round_over() ? std::nullopt : match.clock_left(match.state().to_move());
  return now + std::min(tick - std::fmod(match.seconds(), tick), left && *left > 0 ? *left : tick);
}

}  // namespace tablier
