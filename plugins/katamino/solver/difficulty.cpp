#include "solver/difficulty.hpp"

#include "solver/word_search.hpp"

#include <cmath>

namespace tablier::katamino {

std::optional<double> difficulty(const Puzzle& puzzle, const std::stop_token& stop) {
  Harvest harvest({.stop = stop}, {});
  const Case whole{puzzle.laid, {}, {}};
  WordSearch(puzzle).run({&whole, 1}, harvest);
  const Tally tally = harvest.tally();
  if (!tally.complete || tally.solutions == 0) return std::nullopt;
  return std::log2(static_cast<double>(tally.nodes) / static_cast<double>(tally.solutions));
}

}  // namespace tablier::katamino
