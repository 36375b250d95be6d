#include "play/move_sources.hpp"

#include <algorithm>
#include <utility>

namespace tablier {

MoveSources::MoveSources(std::shared_ptr<MoveSource> elsewhere) : all_{std::make_shared<BotSource>()} {
  if (elsewhere) all_.push_back(std::move(elsewhere));
}

void MoveSources::match_changed(const Match& match) {
  for (const auto& source : all_) source->match_changed(match);
}

void MoveSources::watch(const Match& match, double now, double pause) {
  for (const auto& source : all_) source->watch(match, now, pause);
}

void MoveSources::cancel() {
  for (const auto& source : all_) source->cancel();
}

std::optional<Result<Move>> MoveSources::poll(const Match& match, double now) {
  for (const auto& source : all_)
    if (auto move = source->poll(match, now)) return move;
  return std::nullopt;
}

void MoveSources::move_failed(const Match& match) {
  for (const auto& source : all_) source->move_failed(match);
}

bool MoveSources::is_stuck(const Match& match) const {
  return std::ranges::any_of(all_, [&](const auto& source) { return source->is_stuck(match); });
}

bool MoveSources::thinking() const {
  return std::ranges::any_of(all_, [](const auto& source) { return source->thinking(); });
}

bool MoveSources::thinks_long(double now) const {
  return std::ranges::any_of(all_, [&](const auto& source) { return source->thinks_long(now); });
}

void MoveSources::hurry() {
  for (const auto& source : all_) source->hurry();
}

std::optional<double> MoveSources::next_wake(double now) const {
  std::optional<double> wake;
  for (const auto& source : all_)
    if (const auto next = source->next_wake(now)) wake = wake ? std::min(*wake, *next) : *next;
  return wake;
}

}  // namespace tablier
