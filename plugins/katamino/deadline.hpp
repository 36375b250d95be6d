#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

/// A stop that comes from outside or from the clock, whichever is first.
namespace tablier::katamino {

class Deadline {
 public:
  /// Without `seconds` only `outer` stops.
  Deadline(const std::stop_token& outer, std::optional<double> seconds) : relay_(outer, [this] { source_.request_stop(); }) {
    if (seconds) clock_ = std::jthread([this, s = *seconds](const std::stop_token& done) { wait(done, s); });
  }

  std::stop_token token() const { return source_.get_token(); }

 private:
  void wait(const std::stop_token& done, double seconds) {
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any never;
    never.wait_for(lock, done, std::chrono::duration<double>(seconds), [] { return false; });
    if (!done.stop_requested()) source_.request_stop();
  }

  std::stop_source source_;
  std::stop_callback<std::function<void()>> relay_;
  std::jthread clock_;  ///< last: it ends before what it uses
};

}  // namespace tablier::katamino
