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
/// wants it, which bounds the optimum from below, whatever the prices (Lagrange). The best prices are those of the grid in fractions of
/// rows, found by column generation (L. R. Ford and D. R. Fulkerson, 1958), each time between the newest and the best so far (P. Wentges,
/// 1997), and begun with those of all rows as one flow. Rows that keep apart bound it from above. Where the two do not meet, a row that is
/// split has a piece by some column, or has it not, and both are looked at (branch and bound). Sets through which a row that is alone in
/// its class costs more than is left below the best rows are barred for it. So it ends with a proof, given time.
struct GridSearch {
  const std::vector<RowClass>& classes;
  std::stop_token stop = {};
  std::function<void(double)> progress = {};  ///< 0 … 1; may be empty
  std::int64_t grain = 1;                     ///< so many whole units are proven where the last unit takes too long
  int max_branches = 50'000;                  ///< then it ends without a proof: after minutes, in grids that are made for it

  struct Found {
    std::vector<std::vector<SetPath>> paths;  ///< of each class, as its network has them
    std::int64_t cost = 0;                    ///< whole units
    bool is_proven = false;
  };
  /// Absent where there are no such rows; also where it was stopped before it found any.
  std::optional<Found> run() const;
};

}  // namespace tablier::katamino
