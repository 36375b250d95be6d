#include "host/child_trial.hpp"

#include "host/child_process.hpp"

#include <algorithm>
#include <optional>
#include <poll.h>
#include <utility>

namespace tablier {
namespace {

using Clock = std::chrono::steady_clock;

/// More would only wait for one another.
constexpr std::size_t kAtOnce = 8;

/// Beyond their time, for children that a busy machine has hardly let run.
constexpr std::chrono::seconds kGrace{8};

/// The children of one call.
class Trials {
 public:
  Trials(const std::vector<Trial>& works, const TrialLimits& limits)
      : works_(works), limits_(limits), until_(Clock::now() + limits.clock), results_(works.size()) {}

  std::vector<TrialResult> run() {
    while (!is_over()) {
      start_some();
      listen();
    }
    for (auto& [place, child] : running_) results_[place] = child.give_up();
    for (; next_ < works_.size(); ++next_) results_[next_] = {TrialEnd::not_tried, 0, "", false};
    return std::move(results_);
  }

 private:
  bool is_over() const {
    const auto now = Clock::now();
    if (running_.empty() && next_ == works_.size()) return true;
    if (now < until_) return false;
    return now >= until_ + kGrace || std::ranges::none_of(running_, [](const auto& one) { return one.second.was_kept_waiting(); });
  }

  void start_some() {
    for (; running_.size() < kAtOnce && next_ < works_.size(); ++next_)
      if (auto child = ChildProcess::start(works_[next_], limits_)) running_.emplace_back(next_, *std::move(child));
  }

  void listen() {
    std::vector<pollfd> wanted;
    for (const auto& [place, child] : running_) wanted.push_back({child.pipe_end(), POLLIN, 0});
    poll(wanted.data(), wanted.size(), patience());
    for (std::size_t i = wanted.size(); i-- > 0;)
      if (wanted[i].revents != 0 || wanted[i].fd < 0) hear(i);
  }

  /// Milliseconds until somebody must be looked at though nobody says anything.
  int patience() const {
    constexpr std::int64_t kSilence = 2, kGlance = 20;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until_ - Clock::now()).count();
    const bool any_silent = std::ranges::any_of(running_, [](const auto& one) { return one.second.is_silent(); });
    return static_cast<int>(any_silent ? kSilence : std::max(left, kGlance));
  }

  void hear(std::size_t i) {
    auto& [place, child] = running_[i];
    const auto result = child.hear();
    if (!result) return;
    results_[place] = *result;
    running_.erase(running_.begin() + static_cast<std::ptrdiff_t>(i));
  }

  const std::vector<Trial>& works_;
  const TrialLimits& limits_;
  Clock::time_point until_;
  std::vector<std::pair<std::size_t, ChildProcess>> running_;  // by their place among the works
  std::size_t next_ = 0;
  std::vector<TrialResult> results_;
};

}  // namespace

std::vector<TrialResult> try_in_children(const std::vector<Trial>& works, const TrialLimits& limits) { return Trials(works, limits).run(); }

TrialResult try_in_child(const std::function<void()>& work, const TrialLimits& limits) {
  return try_in_children({[&](const Note&) { work(); }}, limits).front();
}

}  // namespace tablier
