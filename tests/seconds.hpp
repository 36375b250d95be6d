#pragma once

#include <chrono>

namespace tablier::test {

/// How long it takes by the clock on the wall, in seconds.
double seconds_of(const auto& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Whether it ends within the seconds in one of three tries at least: others may be at work on the machine at times.
bool ends_within(double seconds, const auto& work) {
  for (int tries = 0; tries < 3; ++tries)
    if (seconds_of(work) < seconds) return true;
  return false;
}

}  // namespace tablier::test
