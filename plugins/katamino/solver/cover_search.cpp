#include "solver/cover_search.hpp"

#include "solver/bits.hpp"

#include <algorithm>
#include <cassert>

namespace tablier::katamino {

CoverSearch::CoverSearch(const Puzzle& puzzle)
    : region_(puzzle.region), pieces_(puzzle.pieces), problem_(region_.size(), static_cast<int>(pieces_.size())) {
  for (std::size_t p = 0; p < pieces_.size(); ++p)
    for (const Polyform& way : ways_to_lie(pieces_[p], puzzle.turning))
      for (auto& items : region_.placements(way)) {
        items.push_back(item_of(p));
        problem_.add_option(items);
      }
}

int CoverSearch::option_of(const Laid& laid) const {
  const auto piece = std::find_if(pieces_.begin(), pieces_.end(), [&](const Piece& p) { return p.number == laid.number; });
  std::vector<int> items;
  for (const Place cell : laid.cells) items.push_back(region_.index(cell));
  std::sort(items.begin(), items.end());
  items.push_back(item_of(static_cast<std::size_t>(piece - pieces_.begin())));
  for (int o = 0; o < problem_.options(); ++o)
    if (std::ranges::equal(problem_.option(o), items)) return o;
  assert(false && "a laid piece lies as it may");
  return -1;
}

Step CoverSearch::step(int option) const { return {problem_.option(option).back() - region_.size(), static_cast<std::uint64_t>(option)}; }

void CoverSearch::run(std::span<const Subproblem> cases, SolutionSink& sink) const {
  for (const Subproblem& one : cases) {
    if (sink.ended()) return;
    sink.begin(one);
    run_case(one, sink);
  }
}

void CoverSearch::run_case(const Subproblem& one, SolutionSink& sink) const {
  DancingCells cells(problem_);
  for (const Laid& l : one.laid) cells.force(option_of(l));
  for (std::size_t p = 0; p < pieces_.size(); ++p)
    if (std::find(one.unused.begin(), one.unused.end(), pieces_[p].number) != one.unused.end()) cells.forbid(item_of(p));

  if (one.confined) confine(*one.confined, cells);

  std::uint64_t nodes = 0;
  std::vector<Step> steps(pieces_.size());
  const Word needed = required(pieces_, one);
  const auto visit = [&](std::span<const int> options) {
    Word used = 0;
    for (std::size_t i = 0; i < options.size(); ++i) {
      steps[i] = step(options[i]);
      used |= bit(steps[i].piece);
    }
    return needed & ~used ? true : sink.take(std::span<const Step>(steps.data(), options.size()));
  };
  const auto tick = [&] {
    if (++nodes < kNodesBetweenLooks) return true;
    return sink.worked(std::exchange(nodes, 0));
  };
  cells.solve(visit, tick);
  sink.worked(nodes);
}

/// Forbids every other place of the piece.
void CoverSearch::confine(const ConfinedPiece& confined, DancingCells& cells) const {
  std::vector<int> wanted;
  for (const auto& places : confined.places) wanted.push_back(option_of({confined.number, places}));
  for (int o = 0; o < problem_.options(); ++o) {
    const bool same = pieces_[static_cast<std::size_t>(step(o).piece)].number == confined.number;
    if (same && std::find(wanted.begin(), wanted.end(), o) == wanted.end()) cells.forbid_option(o);
  }
}

std::vector<Place> CoverSearch::cells_of(const Step& step) const {
  std::vector<Place> cells;
  for (const int item : problem_.option(static_cast<int>(step.where)))
    if (item < region_.size()) cells.push_back(region_.place(item));
  return cells;
}

}  // namespace tablier::katamino
