#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>

/// How much a search may do: nodes, time, and a stop. Used by every search template.
namespace tablier {

/// What ends a search; whichever comes first. With nodes alone a search of one thread always does the same.
struct SearchLimits {
  std::uint64_t nodes = ~std::uint64_t{0};
  std::optional<double> seconds = {};  ///< wall clock, from when the SearchBudget is made
  std::stop_token stop = {};
};

/// Counts the nodes of one thread and says when it must end. Threads of one search share the flag that ends them all.
class SearchBudget {
 public:
  /// `ended` outlives the budget. Precondition: set by nobody but searches of the same group.
  SearchBudget(SearchLimits limits, std::atomic<bool>& ended) : limits_(std::move(limits)), ended_(ended) {
    if (limits_.seconds)
      deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*limits_.seconds));
  }

  /// Counts one node. False when the search has to end now: then it stays so.
  bool spend() {
    if (ended()) return false;
    if (++nodes_ > limits_.nodes) return end();
    return nodes_ % kClockEvery != 0 || look_at_clock();
  }
  /// Looks at the clock and the stop as well. False when the search has to end.
  bool look_at_clock() {
    if (ended() || limits_.stop.stop_requested() || (limits_.seconds && Clock::now() >= deadline_)) return end();
    return true;
  }
  /// Ends every search of the group. Always false.
  bool end() {
    ended_.store(true, std::memory_order_relaxed);
    return false;
  }
  bool ended() const { return ended_.load(std::memory_order_relaxed); }

  std::uint64_t nodes() const { return nodes_; }
  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
  /// The share of the time, or of the nodes, that is gone: 0 … 1.
  double spent() const {
    const double by_time = limits_.seconds ? seconds() / *limits_.seconds : 0;
    const double by_nodes = static_cast<double>(nodes_) / static_cast<double>(limits_.nodes);
    return by_time > by_nodes ? by_time : by_nodes;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::uint64_t kClockEvery = 128;

  SearchLimits limits_;
  std::atomic<bool>& ended_;
  std::uint64_t nodes_ = 0;
  Clock::time_point start_ = Clock::now();
  Clock::time_point deadline_{};
};

}  // namespace tablier
