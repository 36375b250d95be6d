#include "solver/cover_search.hpp"

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

void CoverSearch::run(const std::vector<Laid>& laid, const std::vector<int>& unused, Harvest& harvest) const {
  DancingCells cells(problem_);
  for (const Laid& l : laid) cells.force(option_of(l));
  for (std::size_t p = 0; p < pieces_.size(); ++p)
    if (std::find(unused.begin(), unused.end(), pieces_[p].number) != unused.end()) cells.forbid(item_of(p));

  std::uint64_t nodes = 0;
  std::vector<Step> steps(pieces_.size());
  const auto visit = [&](std::span<const int> options) {
    std::transform(options.begin(), options.end(), steps.begin(), [this](int o) { return step(o); });
    return harvest.take({steps.data(), options.size()});
  };
  const auto tick = [&] {
    if (++nodes < kNodesBetweenLooks) return true;
    return harvest.worked(std::exchange(nodes, 0));
  };
  cells.solve(visit, tick);
  harvest.worked(nodes);
}

std::vector<Place> CoverSearch::cells_of(const Step& step) const {
  std::vector<Place> cells;
  for (const int item : problem_.option(static_cast<int>(step.where)))
    if (item < region_.size()) cells.push_back(region_.place(item));
  return cells;
}

}  // namespace tablier::katamino
