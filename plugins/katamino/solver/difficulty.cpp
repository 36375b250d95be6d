#include "solver/difficulty.hpp"

#include "solver/word_search.hpp"

#include <cmath>

namespace tablier::katamino {

std::optional<double> difficulty(const Puzzle& puzzle, const std::stop_token& stop) {
  SolutionSink sink({.stop = stop}, {});
  const Subproblem whole{puzzle.laid, {}, {}};
  WordSearch(puzzle).run({&whole, 1}, sink);
  const SearchStats stats = sink.stats();
  if (!stats.complete || stats.solutions == 0) return std::nullopt;
  return std::log2(static_cast<double>(stats.nodes) / static_cast<double>(stats.solutions));
}

}  // namespace tablier::katamino
