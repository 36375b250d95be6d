#pragma once

#include <chrono>
#include <ctime>

namespace tablier::test {

/// How long it takes by the clock on the wall, in seconds.
double seconds_of(const auto& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Processor time that this program has had, in seconds.
inline double processor_seconds() {
  timespec t{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) / 1e9;
}

/// Whether it ends within the seconds in one of three tries at least. Others may be at work on the machine: what it had no processor for
/// is not counted, up to twice as much again.
bool ends_within(double seconds, const auto& work) {
  constexpr double kWaiting = 3;
  for (int tries = 0; tries < 3; ++tries) {
    const double before = processor_seconds();
    const double wall = seconds_of(work), own = processor_seconds() - before;
    if (wall < seconds || (own < seconds && wall < kWaiting * seconds)) return true;
  }
  return false;
}

}  // namespace tablier::test
