#include "match/clock_rules.hpp"
#include "match/match.hpp"
#include "sdk/expect.hpp"

#include <algorithm>
#include <ranges>
#include <span>

/// The clocks of a match and the sand of its turns.
namespace tablier {
namespace {

/// Who moves on from there; at the end of a round nobody.
Seat mover_after(const Round& round, std::size_t plies) {
  for (std::size_t i = plies; i < round.history.size(); ++i)
    if (is_player(round.history[i].seat)) return round.history[i].seat;
  return round.end ? Seat::nobody : round.state->to_move();
}

/// How often the seat had moved, several moves of one turn taken together, and another one was to move after it. The last turn of a round
/// counts for nothing: nobody plays on, least of all whoever resigned.
std::int64_t turns_ended(const Round& round, std::size_t plies, Seat seat) {
  std::int64_t turns = 0;
  Seat next = mover_after(round, plies);
  if (next == Seat::nobody) next = seat;
  for (const Ply& ply : std::span(round.history).first(plies) | std::views::reverse) {
    if (!is_player(ply.seat)) continue;
    if (ply.seat == seat && next != seat) ++turns;
    next = ply.seat;
  }
  return turns;
}

std::optional<double> used_after(const Round& round, std::size_t plies, Seat seat) {
  for (const Ply& ply : std::span(round.history).first(plies) | std::views::reverse)
    if (ply.seat == seat) return ply.used;
  return 0;
}

/// Of both seats: one clock alone would tell nobody how they stood.
bool knows_clocks_after(const Round& round, std::size_t plies) {
  return used_after(round, plies, seat(0)).has_value() && used_after(round, plies, seat(1)).has_value();
}

}  // namespace

void Match::run_clock() {
  for (Round& r : rounds_) r.clock.stop();
  if (!paused_ && !round_over()) current().clock.run();
}

double Match::ran_before(int turn) const {
  const auto sand = current().sand.find(turn);
  return sand == current().sand.end() ? 0 : sand->second.ran;
}

/// A jump into a turn whose sand had run out filled it again, for as long as one stays there.
void Match::mark_sand_out(int but_turn) {
  Round& r = current();
  const auto mark = [&](const Ply& ply) {
    if (ply.sand_out) r.sand[ply.turn].out = true;
  };
  std::ranges::for_each(r.history, mark);
  for (const Ply& ply : r.future)
    if (ply.turn != but_turn) mark(ply);
}

void Match::keep_sand() {
  keep_clock();
  if (turn_ != kNoTurn) current().sand[turn_].ran = turn_seconds();
}

void Match::keep_clock() {
  if (has_clocks()) set_clocks_used(clocks_used());
}

std::vector<double> Match::clocks_used() const {
  if (!has_clocks()) return {};
  std::vector<double> used = current().used;
  used.resize(setup_.players.size());
  if (const Seat mover = state().to_move(); is_player(mover)) used[static_cast<std::size_t>(index(mover))] += seconds() - clock_from_;
  return used;
}

void Match::set_clocks_used(std::vector<double> used) {
  current().used = std::move(used);
  clock_from_ = seconds();
}

double Match::clock_total(const Round& round, std::size_t plies, Seat seat) const {
  return setup_.clock->seconds + setup_.clock->increment * static_cast<double>(turns_ended(round, plies, seat));
}

std::optional<double> Match::clock_left_at(std::size_t number, std::size_t plies, Seat seat) const {
  expects(number <= current_ && plies <= rounds_[number].history.size());
  const Round& round = rounds_[number];
  const bool at_end = plies == round.history.size();
  if (at_end && number == current_) return clock_left(seat);
  if (!has_clocks() || !is_player(seat)) return std::nullopt;
  const auto i = static_cast<std::size_t>(index(seat));
  if (!at_end && !knows_clocks_after(round, plies)) return std::nullopt;
  const double used = !at_end ? *used_after(round, plies, seat) : i < round.used.size() ? round.used[i] : 0;
  return std::max(0.0, clock_total(round, plies, seat) - used);
}

void Match::set_used_after(std::span<const double> used) {
  Round& round = current();
  const bool known = used.size() == round.history.size() + round.future.size();
  std::size_t next = 0;
  const auto set = [&](Ply& ply) { ply.used = known && is_player(ply.seat) ? std::optional(used[next]) : std::nullopt, ++next; };
  std::ranges::for_each(round.history, set);
  std::ranges::for_each(round.future | std::views::reverse, set);
}

std::optional<double> Match::clock_left(Seat seat) const {
  const auto i = static_cast<std::size_t>(index(seat));
  if (!has_clocks() || i >= setup_.players.size()) return std::nullopt;
  const double used = i < current().used.size() ? current().used[i] : 0, runs = state().to_move() == seat ? seconds() - clock_from_ : 0;
  return std::max(0.0, clock_total(seat) - used - runs);
}

void Match::run_out(Seat seat) {
  if (!has_clocks()) return;
  current().used.resize(setup_.players.size());
  double& own = current().used[static_cast<std::size_t>(index(seat))];
  own = std::max(own, clock_total(seat));
}

void Match::grant_time(Seat seat) {
  if (!has_clocks()) return;
  std::vector<double> used = clocks_used();
  double& own = used[static_cast<std::size_t>(index(seat))];
  own = std::min(own, std::max(0.0, clock_total(seat) - kGrantedTime));
  set_clocks_used(std::move(used));
}

bool Match::clock_is_up() const {
  const auto left = round_over() ? std::nullopt : clock_left(state().to_move());
  return left && *left <= 0;
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
  clock_from_ += elapsed - seconds();
  current().clock.set(elapsed);
}

std::optional<double> Match::turn_left() const {
  const auto limit = state().turn_limit();
  if (!limit) return std::nullopt;
  return std::max(0.0, limit->seconds - turn_seconds());
}

double Match::turn_seconds() const { return seconds() - turn_began_; }

void Match::set_turn_seconds(double elapsed) { turn_began_ = seconds() - elapsed; }

void Match::set_sand(std::size_t round, const std::map<int, double>& ran) {
  expects(round < rounds_.size());
  for (const auto& [turn, seconds] : ran) rounds_[round].sand[turn].ran = seconds;
}

Move Match::timeout_due() const {
  if (!paused_ && clock_is_up() && !setup_.clock->only_told) return state().resignation();
  return paused_ || round_over() || turn_left().value_or(1) > 0 ? Move::none : state().timeout();
}

bool Match::tick() {
  const Move move = timeout_due();
  if (move == Move::none) return false;
  play(move);
  return true;
}

}  // namespace tablier
