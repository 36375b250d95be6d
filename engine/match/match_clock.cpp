#include "match/match.hpp"

#include <algorithm>

/// The clocks of a match and the sand of its turns.
namespace tablier {

void Match::run_clock() {
  for (Round& r : rounds_) r.clock.stop();
  if (!paused_ && !round_over()) current().clock.run();
}

double Match::ran_before(int turn) const {
  const auto sand = current().sand.find(turn);
  return sand == current().sand.end() ? 0 : sand->second.ran;
}

void Match::keep_sand() {
  if (turn_ != kNoTurn) current().sand[turn_].ran = turn_seconds();
}

double Match::total_seconds() const {
  double sum = 0;
  for (const Round& r : rounds()) sum += r.clock.seconds();
  return sum;
}

void Match::pause() {
  paused_ = true;
  run_clock();
}

void Match::resume() {
  paused_ = false;
  run_clock();
}

void Match::set_seconds(double elapsed) {
  turn_began_ += elapsed - seconds();
  current().clock.set(elapsed);
}

std::optional<double> Match::turn_left() const {
  const auto limit = state().turn_limit();
  if (!limit) return std::nullopt;
  return std::max(0.0, limit->seconds - turn_seconds());
}

double Match::turn_seconds() const { return seconds() - turn_began_; }

void Match::set_turn_seconds(double elapsed) { turn_began_ = seconds() - elapsed; }

Move Match::timeout_due() const { return paused_ || round_over() || turn_left().value_or(1) > 0 ? Move::none : state().timeout(); }

bool Match::tick() {
  const Move move = timeout_due();
  if (move == Move::none) return false;
  play(move);
  return true;
}

}  // namespace tablier
