#pragma once

#include "sdk/result.hpp"

#include <vector>

/// Collects everything that is wrong with a file, as far as a person would read.
namespace tablier {

class ProblemList {
 public:
  /// More than these are counted, not kept.
  static constexpr std::size_t kMax = 50;

  void add(Text text, SourceSpot where);
  void add(Problem problem) { add(std::move(problem.text), std::move(problem.where)); }

  bool none() const { return problems_.empty(); }
  std::size_t size() const { return problems_.size() + more_; }
  /// In the order of the file; the last one says how many more there are, where there are.
  std::vector<Problem> take();

 private:
  std::vector<Problem> problems_;
  std::size_t more_ = 0;
};

}  // namespace tablier
