#pragma once

#include "tools/grid_rows.hpp"
#include "tools/series_grid.hpp"

/// Rows of which no two end with the same piece.
namespace tablier::katamino {

/// Prices for last pieces (Lagrange multipliers) make rows end differently, and bound the optimum; where that is not enough, rows that
/// leave out one piece each are searched by exchange (left_out.hpp).
struct DifferingRows {
  const GridRows& rows;  ///< one class, whose costs are in parts (grid_search.hpp)
  const GridRequest& request;
  std::vector<int> pieces;  ///< all numbers
  const SetPrices& prices;  ///< in whole units
  const ToolCall& call;

  struct Found {
    std::vector<SetPath> paths;
    bool is_proven = false;  ///< no rows that differ are better
  };
  /// Absent where none were found.
  std::optional<Found> run() const;

 private:
  std::int64_t cost(const std::vector<SetPath>& paths) const;
  std::int64_t bound(std::int64_t cost, const std::map<int, std::int64_t>& last_prices) const;
  bool is_best(std::int64_t cost, std::int64_t bound) const;
  std::optional<std::vector<SetPath>> by_exchange(PathNetwork& network, std::int64_t bound) const;
};

}  // namespace tablier::katamino
