#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

/// Tries in a child process what might crash, throw or never end, so that this one does not.
namespace tablier {

/// How the work in the child ended.
enum class TrialEnd : std::uint8_t {
  returned,  ///< all is well; also where no child can be made, since then nothing is known against it
  threw,     ///< an exception left it
  crashed,   ///< a signal ended the child: `signal`
  exited,    ///< it ended the process
  too_long   ///< it used up its time and was killed
};

struct TrialVerdict {
  TrialEnd end = TrialEnd::returned;
  int signal = 0;
};

/// What the child may use. Processor time catches a loop even on a busy machine, the clock one that only waits.
struct TrialLimits {
  unsigned processor_seconds = 1;
  std::chrono::milliseconds clock{10'000};
};

/// Runs `work` in a forked child without input, output or core dumps, and waits for it. The child never returns from here.
/// Costs one fork (about a millisecond for a program that has opened no window yet).
TrialVerdict try_in_child(const std::function<void()>& work, const TrialLimits& limits = {});

}  // namespace tablier
