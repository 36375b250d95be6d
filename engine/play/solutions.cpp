#include "play/solutions.hpp"

#include "play/next_around.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

/// Between two moves of a solution that is shown, in seconds.
constexpr double kShowStep = 0.45;

}  // namespace

void Solutions::show_moves(const std::vector<Move>& line) {
  showing_.assign(line.rbegin(), line.rend());
  playing_ = false;
  show_at_ = live_.now();
}

void Solutions::update() {
  if (std::exchange(playing_, false)) return stop_showing();
  if (showing_.empty() || live_.now() < show_at_) return;
  const Move move = showing_.back();
  showing_.pop_back();
  show_at_ = live_.now() + (live_.place().settings.motion ? kShowStep : 0);
  playing_ = true;
  live_.change([move](Match& match, Told& told) { make_move(match, move, false, told); }, [this] { playing_ = false; });
}

void Solutions::stop_showing() {
  if (showing_.empty()) return;
  showing_.clear();
  navigation_.show(false);
}

void Solutions::take(std::vector<std::vector<Move>> lines, bool may_be_more) {
  may_be_more_ = may_be_more;
  note(std::move(lines), false);
}

void Solutions::take_steps(std::vector<Move> line) {
  may_be_more_ = false;
  note({std::move(line)}, true);
}

void Solutions::note(std::vector<std::vector<Move>> lines, bool in_steps) {
  found_ = std::move(lines);
  in_steps_ = in_steps;
  found_of_ = live_.match().revision();
  look_at(first_page());
}

void Solutions::look_at(std::size_t number) {
  const std::vector<Move>& line = in_steps_ ? found_.front() : found_[number];
  navigation_.look_at_solution(number, line, in_steps_ ? number : line.size());
}

void Solutions::leaf(int steps) {
  const auto here = leafed();
  if (!here) return look_at(first_page());
  if (!in_steps_) return look_at(next_around(pages(), here->number, steps));
  const auto there = static_cast<std::ptrdiff_t>(here->number) + steps;
  look_at(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(there, 0, static_cast<std::ptrdiff_t>(here->last()))));
}

std::optional<Leafed> Solutions::leafed() const {
  const auto number = navigation_.solution();
  return number ? std::optional(Leafed{*number, pages(), in_steps_, may_be_more_}) : std::nullopt;
}

}  // namespace tablier
