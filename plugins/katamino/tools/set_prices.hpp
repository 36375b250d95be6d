#pragma once

#include "tools/grid_rows.hpp"

/// What each set is worth to the maker of a grid.
namespace tablier::katamino {

/// A penta with one solution outweighs any number of solutions elsewhere.
inline constexpr std::int64_t kSingle = 1'000'000;

/// Every set of `min` … `request.to` pieces that may be a penta, with its cost in whole units. The book is asked for all of them, which
/// takes seconds the first time; where it is stopped the prices mean nothing.
SetPrices price_sets(const GridRequest& request, int min, PentaBook& book, const ToolCall& call);

/// The same in parts (kParts), with a little chance, and a little more for sets that are to be avoided: over a grid of so many cells it
/// cannot outweigh a unit.
SetPrices with_chance(const SetPrices& prices, int cells, const GridRequest& request);

/// How hard each set of so many pieces is among its like that may be a penta: 0 for the most solutions, 1 for the fewest.
std::map<NumberSet, double> ranks_of(const GridRequest& request, int size, PentaBook& book, const std::stop_token& stop);

/// How hard a penta of so many pieces is to be, from 0 to 1: between the request's curve's points, straight.
double wanted_difficulty(const GridRequest& request, int size);

}  // namespace tablier::katamino
