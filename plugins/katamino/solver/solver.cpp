#include "solver/solver.hpp"

#include "solver/cover_search.hpp"
#include "solver/flat_search.hpp"
#include "solver/solution_sink.hpp"
#include "solver/symmetry.hpp"
#include "solver/word_search.hpp"

#include <algorithm>
#include <variant>

namespace tablier::katamino {
namespace {

using Engine = std::variant<FlatSearch, WordSearch, CoverSearch>;

Engine engine_for(const Puzzle& puzzle) {
  if (auto flat = FlatSearch::make(puzzle)) return Engine(*std::move(flat));
  if (puzzle.region.size() <= WordSearch::kMaxCells) return Engine(std::in_place_type<WordSearch>, puzzle);
  return Engine(std::in_place_type<CoverSearch>, puzzle);
}

void sort_by_number(Solution& solution) {
  std::sort(solution.begin(), solution.end(), [](const Laid& a, const Laid& b) { return a.number < b.number; });
}

}  // namespace

class Solver::Search {
 public:
  explicit Search(const Puzzle& puzzle) : puzzle_(puzzle), engine_(engine_for(puzzle)) {}

  const Puzzle& puzzle() const { return puzzle_; }

  SearchStats run(const SolveOptions& options, const OnSolution& visit) const {
    SolutionSink sink(options, shown_to(visit));
    const auto cases = options.distinct ? distinct_subproblems(puzzle_) : std::vector<Subproblem>{{puzzle_.laid, {}, {}}};
    std::visit([&](const auto& engine) { engine.run(cases, sink); }, engine_);
    return sink.stats();
  }

 private:
  SolutionSink::Visit shown_to(const OnSolution& visit) const {
    if (!visit) return {};
    return [this, &visit](const Subproblem& one, std::span<const Step> steps) { return visit(solution(one, steps)); };
  }

  Solution solution(const Subproblem& one, std::span<const Step> steps) const {
    Solution all = one.laid;
    for (const Step& step : steps) {
      const int number = puzzle_.pieces[static_cast<std::size_t>(step.piece)].number;
      all.push_back(lay(number, std::visit([&](const auto& engine) { return engine.cells_of(step); }, engine_)));
    }
    sort_by_number(all);
    return all;
  }

  Puzzle puzzle_;
  Engine engine_;
};

Result<Solver> Solver::make(const Puzzle& puzzle) {
  if (auto sound = check(puzzle); !sound) return sound.problem();
  return Solver(std::make_shared<const Search>(puzzle));
}

SearchStats Solver::count(const SolveOptions& options) const { return search_->run(options, {}); }

SearchStats Solver::each(const SolveOptions& options, const OnSolution& visit) const { return search_->run(options, visit); }

std::optional<Solution> Solver::first(std::stop_token stop, SearchStats* stats) const {
  std::optional<Solution> found;
  const SearchStats done = search_->run({.max = 1, .stop = std::move(stop)}, [&](const Solution& solution) {
    found = solution;
    return false;
  });
  if (stats) *stats = done;
  return found;
}

int Solver::symmetries() const { return static_cast<int>(katamino::symmetries(search_->puzzle()).size()); }

}  // namespace tablier::katamino
