#include "solver/difficulty.hpp"

#include "solver/word_search.hpp"

#include <cmath>

namespace tablier::katamino {

std::optional<double> difficulty(const Puzzle& puzzle, const std::stop_token& stop) {
  Harvest harvest({.stop = stop}, {});
  const Case whole{puzzle.laid, {}, {}};
  WordSearch(puzzle).run({&whole, 1}, harvest);
  const SearchStats stats = harvest.stats();
  if (!stats.complete || stats.solutions == 0) return std::nullopt;
  return std::log2(static_cast<double>(stats.nodes) / static_cast<double>(stats.solutions));
}

}  // namespace tablier::katamino
