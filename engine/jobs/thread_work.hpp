#pragma once

#include <ctime>

namespace tablier {

/// Seconds that the calling thread has had a processor.
inline double thread_work() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace tablier
