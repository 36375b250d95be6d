#pragma once

#include "sdk/result.hpp"

#include <utility>

/// How the program ends. Scripts and tests read it.
namespace tablier {

enum class ExitStatus : int {
  done = 0,
  no = 1,           ///< the answer is "no": a check failed, a file is invalid, a move is illegal
  usage_error = 2,  ///< the call cannot be understood
  broken = 3        ///< something broke
};

/// Ends a command early, with one line on standard error. Thrown and caught within this room only (CLI11 works by exceptions too).
struct Stop {
  ExitStatus status;
  Problem problem;

  Stop(ExitStatus s, Problem p) : status(s), problem(std::move(p)) {}
  Stop(ExitStatus s, std::string key, std::vector<TextArg> args = {}) : status(s), problem(std::move(key), std::move(args)) {}
};

/// The value, or the end of the command.
template <typename T>
T value_or_stop(Result<T> result, ExitStatus status) {
  if (!result) throw Stop(status, result.problem());
  return *std::move(result);
}

}  // namespace tablier
