#pragma once

#include "solver/solver.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

/// What every search of this folder is started with and reports to.
namespace tablier::katamino {

/// A piece that must be used, and lie in one of these places.
struct ConfinedPiece {
  int number = 0;
  std::vector<std::vector<Place>> places;  ///< each with its cells sorted
};

/// A part of a puzzle that is solved for itself.
struct Subproblem {
  std::vector<Laid> laid;   ///< those of the puzzle among them
  std::vector<int> unused;  ///< numbers of pieces that may not be used
  std::optional<ConfinedPiece> confined;
};

/// A piece laid by a search, in the search's own terms: `where` is a word of cells or the number of a placement.
struct Step {
  int piece = 0;  ///< index in Puzzle::pieces
  std::uint64_t where = 0;
};

/// Nodes between two looks at the stop token.
inline constexpr std::uint64_t kNodesBetweenLooks = 4096;

/// Counts, hands out solutions, and says when to end.
class SolutionSink {
 public:
  /// Called with the case and the steps of a solution; false ends the search. Empty: solutions are only counted.
  using Visit = std::function<bool(const Subproblem&, std::span<const Step>)>;

  SolutionSink(const SolveOptions& options, Visit visit)
      : max_(options.max), stop_(options.stop), visit_(std::move(visit)), ended_(max_ == 0) {}

  /// The case that the next solutions belong to; it must outlive them.
  void begin(const Subproblem& one) { subproblem_ = &one; }
  bool only_counts() const { return !visit_; }

  /// A solution; whether to go on.
  bool take(std::span<const Step> steps) {
    ++solutions_;
    if ((visit_ && !visit_(*subproblem_, steps)) || solutions_ >= max_) ended_ = true;
    return !ended_;
  }
  /// So many solutions at once; whether to go on. Precondition: only_counts().
  bool take(std::uint64_t solutions) {
    solutions_ += std::min(solutions, max_ - solutions_);
    if (solutions_ == max_) ended_ = true;
    return !ended_;
  }
  /// To be called every kNodesBetweenLooks nodes, and at the end, with those done since; whether to go on.
  bool worked(std::uint64_t nodes) {
    nodes_ += nodes;
    if (stop_.stop_requested()) ended_ = true;
    return !ended_;
  }

  bool ended() const { return ended_; }
  SearchStats stats() const { return {solutions_, nodes_, !ended_}; }

 private:
  std::uint64_t max_;
  std::stop_token stop_;
  Visit visit_;
  bool ended_;
  const Subproblem* subproblem_ = nullptr;
  std::uint64_t solutions_ = 0;
  std::uint64_t nodes_ = 0;
};

}  // namespace tablier::katamino
