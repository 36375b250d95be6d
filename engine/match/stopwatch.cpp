#include "match/stopwatch.hpp"

#include <chrono>

namespace tablier {

double steady_seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

void Stopwatch::run() {
  if (running_) return;
  since_ = now_();
  running_ = true;
}

void Stopwatch::stop() {
  before_ = seconds();
  running_ = false;
}

void Stopwatch::set(double seconds) {
  before_ = seconds;
  if (running_) since_ = now_();
}

}  // namespace tablier
