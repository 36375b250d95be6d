#pragma once

#include "tools/path_network.hpp"

#include <functional>
#include <optional>
#include <stop_token>

/// Different last pieces in a grid whose last pentas leave out one piece each: the full grid of twelve rows to Penta 11, above all.
namespace tablier::katamino {

/// A row is known by the piece that it leaves out and the one that comes last; between them they name its last penta but one. All of them
/// different, and no two rows the same pair: a way to send each piece to another, never two to each other. Given this, the cheapest
/// rows are a flow; this searches among such ways by exchanging two at a time (simulated annealing: S. Kirkpatrick et al., 1983).
struct LeftOutSearch {
  std::vector<int> out = {};   ///< pieces that may be left out, one a row
  std::vector<int> last = {};  ///< pieces that may come last; as many
  NumberSet all = 0;           ///< every piece
  std::uint64_t seed = 0;
  std::stop_token stop = {};
  std::function<std::int64_t(const std::vector<SetPath>&)> worth = {};

  /// The rows of the least worth that it met, with different last pieces; absent where it met none. `network` leads to the last pentas.
  std::optional<std::vector<SetPath>> run(PathNetwork& network) const;
};

}  // namespace tablier::katamino
