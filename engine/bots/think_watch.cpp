#include "bots/think_watch.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace tablier {

ThinkWatch::ThinkWatch(double patience, Tell tell)
    : patience_(std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(patience))), tell_(std::move(tell)) {
  if (tell_) thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

ThinkWatch::~ThinkWatch() = default;

void ThinkWatch::run(const std::stop_token& stop) {
  constexpr int kGlances = 4;  // in the time of one patience
  std::optional<Thinking> late;
  {
    std::unique_lock lock(mutex_);
    const auto is_late = [this] {
      return std::ranges::find_if(thinking_, [&](const auto& one) { return Clock::now() - one.second.since > patience_; });
    };
    while (!stop.stop_requested() && is_late() == thinking_.end())
      changed_.wait_for(lock, stop, patience_ / kGlances, [] { return false; });
    if (const auto found = is_late(); !stop.stop_requested() && found != thinking_.end()) late = found->second;
  }
  if (late) tell_(late->contender, late->plies);
}

ThinkWatch::Thought::Thought(ThinkWatch& watch, int contender, int plies) : watch_(watch) {
  const std::lock_guard lock(watch_.mutex_);
  watch_.thinking_.insert({this, {contender, plies, Clock::now()}});
}

ThinkWatch::Thought::~Thought() {
  const std::lock_guard lock(watch_.mutex_);
  watch_.thinking_.erase(this);
}

}  // namespace tablier
