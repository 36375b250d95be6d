#pragma once

#include "script/report.hpp"

#include <deque>
#include <mutex>
#include <vector>

/// Faults and prints of one script from all threads, bounded.
namespace tablier::lua {

class ScriptLog {
 public:
  /// One more of a fault; equal ones are one with a count.
  void add(Problem problem, std::string hook);
  void add(ScriptPrint print);
  /// So many more were printed and not kept.
  void drop_prints(std::uint64_t count);
  /// The faults that were not taken before, each once until `clear`.
  std::vector<ScriptFault> take_new_faults();
  /// Adds what is kept to a report.
  void fill(ScriptReport& report) const;
  /// For a new match.
  void clear();

 private:
  mutable std::mutex mutex_;
  std::vector<ScriptFault> faults_;
  std::size_t taken_ = 0;  ///< of the faults
  std::uint64_t more_faults_ = 0;
  std::deque<ScriptPrint> prints_;
  std::uint64_t older_prints_ = 0;
  std::uint64_t dropped_prints_ = 0;
};

}  // namespace tablier::lua
