#include "play/play.hpp"

#include <algorithm>

/// Earlier positions, what moves are worth, and how a round went.
namespace tablier {

void Play::look_at(std::size_t ply) {
  if (later([this, ply] { look_at(ply); })) return;
  suggest({});
  if (ply < match_.history().size()) return look_along(ply, {}, {});
  looked_at_.reset();
  show_position(false);
}

void Play::look_at_last() {
  if (later([this] { look_at_last(); })) return;
  look_at(match_.history().size());
}

void Play::step_back_or_on(int steps) {
  if (later([this, steps] { step_back_or_on(steps); })) return;
  if (step_in_line(steps)) return;
  const auto& entries = played_moves_.entries();
  const std::size_t here = plies();
  const auto after = std::find_if(entries.begin(), entries.end(), [here](const auto& e) { return e.ply > here; });
  if (steps > 0) return look_at(after == entries.end() ? match_.history().size() : after->ply);
  const auto before = std::find_if(entries.rbegin(), entries.rend(), [here](const auto& e) { return e.ply < here; });
  look_at(before == entries.rend() ? 0 : before->ply);
}

void Play::agree_to_values() {
  if (later([this] { agree_to_values(); })) return;
  values_.agree(match_);
  match_.count_hint();
  match_changed();
  show_values(true);
}

void Play::show_values(bool on) {
  values_.show(on);
  // At the end nothing is left to be played: one looks at the last choice there was.
  if (on && match_.round_over() && !looked_at_) step_back_or_on(-1);
}

void Play::stop_analysis() {
  if (analyst_.busy()) analyst_.cancel();
}

}  // namespace tablier
