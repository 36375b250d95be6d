#pragma once

#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

/// Threads beside the one that searches. What a rule of a game throws in one of them is thrown in the calling thread, where somebody
/// catches it; left in its own thread it would end the program.
namespace tablier {

class HelperThreads {
 public:
  /// `end` makes everybody who searches come to an end soon; it is called from any of the threads, once one has thrown.
  explicit HelperThreads(std::function<void()> end) : end_(std::move(end)) {}
  HelperThreads(const HelperThreads&) = delete;
  HelperThreads& operator=(const HelperThreads&) = delete;
  /// Ends those that still work and waits for them, so that what their works refer to may go.
  ~HelperThreads() {
    if (threads_.empty()) return;
    end_();
    threads_.clear();
  }

  template <typename Work>
  void start(Work work) {
    threads_.emplace_back([this, work = std::move(work)] {
      try {
        work();
      } catch (...) {
        keep(std::current_exception());
      }
    });
  }

  /// Waits for all; throws what one of them threw first.
  void wait() {
    threads_.clear();
    if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
  }

 private:
  void keep(std::exception_ptr failure) {
    const std::lock_guard lock(mutex_);
    if (!failure_) failure_ = std::move(failure);
    end_();
  }

  std::function<void()> end_;
  std::mutex mutex_;
  std::exception_ptr failure_;  // under mutex_ while threads work
  std::vector<std::jthread> threads_;
};

}  // namespace tablier
