#pragma once

#include "solver/solver.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>

/// What every search of this folder is started with and reports to.
namespace tablier::katamino {

/// A piece laid by a search, in the search's own terms: `where` is a word of cells or the number of a placement.
struct Step {
  int piece = 0;  ///< index in Puzzle::pieces
  std::uint64_t where = 0;
};

/// Counts, hands out solutions, and says when to end.
class Harvest {
 public:
  /// Called with the steps of a solution; false ends the search. Empty: solutions are only counted.
  using Visit = std::function<bool(std::span<const Step>)>;

  Harvest(std::uint64_t most, std::stop_token stop) : most_(most), stop_(std::move(stop)) { ended_ = most_ == 0; }

  void set_visit(Visit visit) { visit_ = std::move(visit); }
  bool wants_steps() const { return static_cast<bool>(visit_); }

  /// A solution; whether to go on.
  bool take(std::span<const Step> steps) {
    ++solutions_;
    if ((visit_ && !visit_(steps)) || solutions_ >= most_) ended_ = true;
    return !ended_;
  }
  /// To be called every few thousand nodes with those done since; whether to go on.
  bool worked(std::uint64_t nodes) {
    nodes_ += nodes;
    if (stop_.stop_requested()) ended_ = true;
    return !ended_;
  }

  bool ended() const { return ended_; }
  Tally tally() const { return {solutions_, nodes_, !ended_}; }

 private:
  std::uint64_t most_;
  std::stop_token stop_;
  Visit visit_;
  std::uint64_t solutions_ = 0;
  std::uint64_t nodes_ = 0;
  bool ended_ = false;
};

/// Nodes between two looks at the stop token.
inline constexpr std::uint64_t kNodesBetweenLooks = 4096;

}  // namespace tablier::katamino
