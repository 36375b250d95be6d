#pragma once

#include "tools/path_network.hpp"

#include <functional>
#include <optional>
#include <stop_token>

/// Different last pieces in a grid whose last pentas leave out one piece each: the full grid of twelve rows to Penta 11, above all.
namespace tablier::katamino {

/// A row is known by the piece that it leaves out and the one that comes last; between them they name its last penta but one. All of them
/// are different, and no two rows have the same pair. Given the pairs, the cheapest rows are a flow; this searches among pairs by
/// exchanging two at a time (simulated annealing: S. Kirkpatrick et al., 1983).
struct LeftOutSearch {
  std::size_t rows = 0;
  std::vector<int> out = {};   ///< pieces that may be left out; as many as rows at least
  std::vector<int> last = {};  ///< pieces that may come last; as many as rows at least
  NumberSet all = 0;           ///< every piece
  std::uint64_t seed = 0;
  std::stop_token stop = {};
  std::function<std::int64_t(const std::vector<SetPath>&)> cost = {};
  std::int64_t unit = 1;                           ///< a difference in cost that is worth a detour, in the parts of the network's costs
  std::function<bool(std::int64_t)> is_best = {};  ///< whether a cost cannot be bettered, so that the search may end

  /// The rows of the least cost that it met, with different last pieces; absent where it met none. `network` leads to the last pentas.
  std::optional<std::vector<SetPath>> run(PathNetwork& network) const;
};

}  // namespace tablier::katamino
