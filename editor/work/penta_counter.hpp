#pragma once

#include "editor/model/report.hpp"
#include "solver/puzzle.hpp"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

/// Counts the solutions of pentas beside the window, each set once, and finds a solution of each. One thread owns it and calls it.
namespace tablier::editor {

class PentaCounter {
 public:
  explicit PentaCounter(std::vector<PieceSheet> pieces);
  PentaCounter(const PentaCounter&) = delete;
  PentaCounter& operator=(const PentaCounter&) = delete;
  ~PentaCounter();

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
  void work(const std::stop_token& end);
  std::optional<Answer> count(NumberSet set, const std::stop_token& stop) const;
  void measure_waiting();

  const std::vector<PieceSheet> pieces_;
  Counts counts_;
  std::map<NumberSet, katamino::Solution> firsts_;
  std::vector<NumberSet> wanted_;
  std::size_t counts_waiting_ = 0;

  std::mutex mutex_;  // guards what follows
  std::condition_variable_any changed_;
  std::vector<NumberSet> queue_;  ///< the next one last
  NumberSet current_ = 0;
  std::stop_source stop_{std::nostopstate};
  std::vector<Answer> answers_;

  std::jthread thread_;  // last: it ends before what it uses
};

}  // namespace tablier::editor
