#pragma once

#include <functional>

/// Seconds that have gone by, pauses excluded. The source of time can be replaced, so that tests need not wait.
namespace tablier {

/// Tells the time in seconds from some fixed moment; never goes back.
using TimeSource = std::function<double()>;

/// The machine's steady clock.
double steady_seconds();

class Stopwatch {
 public:
  /// Stands still at 0.
  explicit Stopwatch(TimeSource now = steady_seconds) : now_(std::move(now)) {}

  double seconds() const { return running_ ? before_ + (now_() - since_) : before_; }
  bool running() const { return running_; }
  void run();
  void stop();
  /// Runs on, or stands still, from there.
  void set(double seconds);

 private:
  TimeSource now_;
  double before_ = 0;
  double since_ = 0;
  bool running_ = false;
};

}  // namespace tablier
