#pragma once

#include "rules.hpp"
#include "solver/solver.hpp"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

/// Whether and how what stands on the board can be completed, lifting nothing: for the light, the hints and the facts.
namespace tablier::katamino {

/// The puzzle that is left. Made for one position; asked by one thread.
///
/// Where the script has an `allow` hook a solution counts only if its pieces can be laid in some order in which the hook allows each:
/// the solver knows every solution, and the orders of one are at most the subsets of its twelve pieces.
class Completion {
 public:
  Completion(const Rules& rules, const Layout& layout);

  /// Placements that complete it, in an order in which they can be played; absent where there is none, or where it was stopped.
  /// The order is one that a player can follow: `early` ones first, then what touches what lies already and leaves least open about it.
  std::optional<std::vector<int>> first(std::stop_token stop, SearchStats& stats, std::span<const int> early = {}) const;
  /// How many ways there are, those that turns and flips of the whole position bring on one another counted once.
  /// (Of an `allow` hook, which need not be symmetric, it is enough that it allows one of them.) A lower bound where `stats` is not
  /// complete.
  std::uint64_t count(std::stop_token stop, SearchStats& stats) const;
  /// So many of them at most, one of each class that `count` counts once, each in an order in which it can be played.
  std::vector<std::vector<int>> list(std::size_t max, std::stop_token stop, SearchStats& stats) const;
  /// The placements that every solution has in common; none unless all solutions, at most `max`, were seen.
  std::vector<int> common(std::uint64_t max, std::stop_token stop, SearchStats& stats) const;

 private:
  std::vector<int> missing(const Solution& solution) const;
  std::uint64_t count_allowed(std::stop_token stop, SearchStats& stats) const;

  const Rules& rules_;
  const Layout& layout_;
  Solver solver_;
};

}  // namespace tablier::katamino
