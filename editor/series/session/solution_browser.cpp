#include "editor/series/session/solution_browser.hpp"

#include "solver/solver.hpp"

#include <utility>

namespace tablier::editor {
namespace {

/// More than any penta of the twelve pieces has (1010).
constexpr std::uint64_t kMaxSolutions = 2000;

}  // namespace

void SolutionBrowser::show(NumberSet set) {
  if (std::exchange(set_, set) == set) return;
  solutions_.clear();
  at_ = 0;
  if (set == 0) return job_.cancel();
  job_.ask([&pieces = pieces_, set](const std::stop_token& stop) -> Result<std::vector<katamino::Solution>> {
    std::vector<katamino::Solution> all;
    const auto solver = katamino::Solver::make(katamino::penta(pieces, set, katamino::LineRule::rows));
    if (!solver) return all;
    solver->each({.distinct = true, .max = kMaxSolutions, .stop = stop}, [&](const katamino::Solution& solution) {
      all.push_back(solution);
      return true;
    });
    return all;
  });
}

bool SolutionBrowser::poll() {
  auto found = job_.poll();
  if (!found) return false;
  if (*found) solutions_ = **std::move(found);
  return true;
}

void SolutionBrowser::turn(int by) {
  if (solutions_.empty()) return;
  const auto count = static_cast<std::ptrdiff_t>(solutions_.size());
  at_ = static_cast<std::size_t>((static_cast<std::ptrdiff_t>(at_) + by % count + count) % count);
}

}  // namespace tablier::editor
