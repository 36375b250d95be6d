#pragma once

#include "tools/grid_rows.hpp"

#include <functional>
#include <optional>
#include <stop_token>

/// The best rows of a grid, and the proof that none are better.
namespace tablier::katamino {

/// Costs of sets are counted in so many parts of a unit, to leave room for chance between equals: less than one unit in all.
inline constexpr std::int64_t kParts = 4096;

/// One class of rows is one flow, which is exact. Several classes share the sets: what a set costs is raised for all where more than one
/// takes it (Lagrange multipliers, moved along the subgradient: M. Held and R. M. Karp, 1971), which bounds the optimum from below; rows
/// that keep apart bound it from above. Where the two do not meet, a class is told to take a set, or not to, and both are looked at (branch
/// and bound). Sets that a row alone in its class can no longer pass through for
/// what the best rows cost are barred for it. So it ends with a proof, given time.
struct GridSearch {
  const std::vector<RowClass>& classes;
  std::stop_token stop = {};
  std::function<void(double)> progress = {};  ///< 0 … 1; may be empty
  std::int64_t grain = 1;                     ///< so many whole units are a step of what is proven; what is finer is only sought
  int max_branches = 2000;                    ///< then it ends without a proof

  struct Found {
    std::vector<std::vector<SetPath>> paths;  ///< of each class, as its network has them
    std::int64_t cost = 0;                    ///< whole units
    bool is_proven = false;
  };
  /// Absent where there are no such rows; also where it was stopped before it found any.
  std::optional<Found> run() const;
};

}  // namespace tablier::katamino
