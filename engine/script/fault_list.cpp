#include "script/fault_list.hpp"

#include <algorithm>
#include <utility>

namespace tablier::lua {

void FaultList::add(Problem problem) {
  const std::lock_guard lock(mutex_);
  const bool known = std::ranges::any_of(faults_, [&](const ScriptFault& f) { return f.problem == problem; });
  if (!known && faults_.size() < kMax) faults_.push_back({std::move(problem)});
}

std::vector<ScriptFault> FaultList::take() {
  const std::lock_guard lock(mutex_);
  return std::exchange(faults_, {});
}

}  // namespace tablier::lua
