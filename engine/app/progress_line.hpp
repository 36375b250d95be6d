#pragma once

#include "app/session.hpp"

#include <chrono>

/// Says on standard error, where somebody looks on, how far a call is that takes long, in one line that goes with it.
namespace tablier {

class ProgressLine {
 public:
  explicit ProgressLine(const Session& session);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  /// Cheap where nothing is shown: in the first second, and soon after the last line.
  void show(const Text& text);

 private:
  using Clock = std::chrono::steady_clock;
  const Session& session_;
  bool watched_, shown_ = false;
  Clock::time_point next_;
};

}  // namespace tablier
