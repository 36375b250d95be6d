#pragma once

#include "sdk/result.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

/// Work of a bot that did not come with the program and may never come to an end: whoever waits for it goes on without it.
namespace tablier {

/// How long it may go on.
struct Patience {
  std::optional<double> seconds;  ///< absent: as long as it takes, until a stop is asked for
  double grace = 2;               ///< more, in seconds, once the time is up or a stop is asked for
};

/// Does it on a thread of its own and waits. False where it went on for too long: it is left behind then, with all that it holds, which
/// never goes. Its stop is asked for in time. What it holds must be its own or shared; it must throw nothing. Throws std::system_error
/// where there are no more threads.
bool done_in_time(std::function<void(const std::stop_token& stop)> work, const Patience& patience, const std::stop_token& stop);

/// Has that told, by whoever shows what happens, once: nobody waits for the work that was left behind.
void tell_left_behind(Problem problem);
/// What is to be told since this was asked last. Safe from any thread, as the above is.
std::vector<Problem> take_left_behind();

}  // namespace tablier
