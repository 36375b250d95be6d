#include "script/script_log.hpp"

#include <algorithm>
#include <utility>

namespace tablier::lua {

void ScriptLog::add(Problem problem, std::string hook) {
  const std::lock_guard lock(mutex_);
  const auto known = std::ranges::find(faults_, problem, &ScriptFault::problem);
  if (known != faults_.end()) ++known->count;
  else if (faults_.size() < ScriptReport::kMaxFaults) faults_.push_back({std::move(problem), std::move(hook)});
  else ++more_faults_;
}

void ScriptLog::add(ScriptPrint print) {
  const std::lock_guard lock(mutex_);
  if (!prints_.empty() && prints_.back().text == print.text && prints_.back().where == print.where) {
    prints_.back().count += print.count;
    return;
  }
  prints_.push_back(std::move(print));
  if (prints_.size() <= ScriptReport::kMaxPrints) return;
  older_prints_ += prints_.front().count;
  prints_.pop_front();
}

void ScriptLog::drop_prints(std::uint64_t count) {
  const std::lock_guard lock(mutex_);
  dropped_prints_ += count;
}

std::vector<ScriptFault> ScriptLog::take_new_faults() {
  const std::lock_guard lock(mutex_);
  return {faults_.begin() + static_cast<std::ptrdiff_t>(std::exchange(taken_, faults_.size())), faults_.end()};
}

void ScriptLog::fill(ScriptReport& report) const {
  const std::lock_guard lock(mutex_);
  report.faults = faults_;
  report.more_faults = more_faults_;
  report.prints.assign(prints_.begin(), prints_.end());
  report.older_prints = older_prints_;
  report.dropped_prints = dropped_prints_;
}

void ScriptLog::clear() {
  const std::lock_guard lock(mutex_);
  faults_.clear();
  prints_.clear();
  taken_ = 0;
  more_faults_ = older_prints_ = dropped_prints_ = 0;
}

}  // namespace tablier::lua
