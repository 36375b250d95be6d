#pragma once

#include "tools/grid_rows.hpp"

/// Prices of sets to begin with, where several classes share them.
namespace tablier::katamino {

/// All rows as one flow, each free to go on as any class may: that is cheaper than any grid. What a set is worth in it, by the potentials
/// that prove it, for each of `all` (sorted); 0 for sets of one class alone, and where there is no such flow.
std::vector<std::int64_t> shared_prices(const std::vector<RowClass>& classes, const std::vector<NumberSet>& all);

}  // namespace tablier::katamino
