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
  const bool covered = cover_ == TableCover::question || (cover_ == TableCover::reading && !is_raced(match));
  if (covered || held || (unfocused_ && pauses_unfocused)) match.pause();
  else if (match.paused() && !match.round_over()) match.resume();
}

bool PlayClock::is_raced(const Match& match) {
  const MatchSetup& setup = match.setup();
  if (match.round_over() || std::ranges::count_if(setup.players, &Player::human) < 2) return false;
  return (setup.clock && !setup.clock->only_told) || match.turn_left();
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
