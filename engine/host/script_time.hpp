#pragma once

#include "jobs/thread_work.hpp"
#include "script/variant.hpp"

#include <algorithm>
#include <filesystem>

/// A script is a program that runs while it is loaded.
namespace tablier {

/// Time that scripts have for being loaded, shared by all that one start of the program reads. What comes too late is not loaded.
struct ScriptTime {
  double left = 1.5;  ///< seconds of work: a script waits for nothing but its turn on a busy machine

  /// What `load` makes of the file within limits that fit the time left; a problem where too little is left.
  template <typename Load>
  auto spend(const std::filesystem::path& file, const Load& load) -> decltype(load(ScriptLimits())) {
    constexpr double kTooLittle = 0.02;  // with less than this a sound script may not be done either
    if (left < kTooLittle) return Problem(Text("host.variant.not_loaded"), {file.string()});
    ScriptLimits limits;
    limits.seconds = std::min(limits.seconds, left);
    const double worked = thread_work();
    auto loaded = load(limits);
    left -= thread_work() - worked;
    return loaded;
  }
};

}  // namespace tablier
