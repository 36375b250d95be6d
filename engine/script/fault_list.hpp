#pragma once

#include "script/variant.hpp"

#include <mutex>
#include <vector>

/// ProblemList of one script from all threads, each once, until they are asked for.
namespace tablier::lua {

class FaultList {
 public:
  void add(Problem problem);
  std::vector<ScriptFault> take();

 private:
  static constexpr std::size_t kMax = 32;  // further ones are dropped: nobody reads more

  std::mutex mutex_;
  std::vector<ScriptFault> faults_;
};

}  // namespace tablier::lua
