#pragma once

#include "editor/series/model/report.hpp"
#include "jobs/latest_job.hpp"
#include "solver/puzzle.hpp"

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <vector>

/// Counts the solutions of pentas beside the window, each set once, and finds a solution of each. One thread owns it and calls it.
namespace tablier::editor {

class PentaCounter {
 public:
  explicit PentaCounter(std::vector<PieceSpec> pieces);

  /// These are wanted from now on, in this order; what is being counted and wanted no longer is stopped.
  void want(std::vector<NumberSet> sets);
  /// Takes what has been counted; true where there was something.
  bool poll();
  /// True while something that is wanted is not counted.
  bool busy() const { return counts_waiting_ > 0; }

  /// Everything counted so far.
  const Counts& counts() const { return counts_; }
  /// The first solution of a set that has been counted; null where it has none.
  const katamino::Solution* solution(NumberSet set) const;

 private:
  struct Answer {
    NumberSet set;
    std::uint64_t solutions;
    std::optional<katamino::Solution> first;
  };
  using Answers = std::vector<Answer>;
  using Current = std::atomic<NumberSet>;

  static Answers count_some(const std::vector<PieceSpec>& pieces, const std::vector<NumberSet>& sets, Current& current,
                            const std::stop_token& stop);
  static std::optional<Answer> count(const std::vector<PieceSpec>& pieces, NumberSet set, const std::stop_token& stop);
  void collect();
  void steer();
  bool waits(NumberSet set) const;
  void measure_waiting();

  const std::vector<PieceSpec> pieces_;
  Counts counts_;
  std::map<NumberSet, katamino::Solution> firsts_;
  std::vector<NumberSet> wanted_;
  std::size_t counts_waiting_ = 0;
  bool news_ = false;                 ///< counted since `poll` said so last
  std::shared_ptr<Current> current_;  ///< what the worker counts; 0: nothing
  LatestJob<Answers> job_;
};

}  // namespace tablier::editor
