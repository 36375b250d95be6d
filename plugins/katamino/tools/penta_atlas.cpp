#include "tools/penta_atlas.hpp"

#include "solver/solver.hpp"

#include <bit>

namespace tablier::katamino {

std::optional<bool> PentaAtlas::solvable(NumberSet set, const std::stop_token& stop) {
  if (const auto found = solvable_.find(set); found != solvable_.end()) return found->second;
  const auto solver = Solver::make(penta(pieces_, set, LineRule::rows));
  if (!solver) return solvable_[set] = false;
  SearchStats stats;
  const bool found = solver->first(stop, &stats).has_value();
  if (!found && !stats.complete) return std::nullopt;
  return solvable_[set] = found;
}

std::optional<std::uint64_t> PentaAtlas::solutions(NumberSet set, const std::stop_token& stop) {
  if (const auto found = counts_.find(set); found != counts_.end()) return found->second;
  const auto solver = Solver::make(penta(pieces_, set, LineRule::rows));
  if (!solver) return counts_[set] = 0;
  const SearchStats stats = solver->count({.distinct = true, .stop = stop});
  if (!stats.complete) return std::nullopt;
  solvable_[set] = stats.solutions > 0;
  return counts_[set] = stats.solutions;
}

const std::vector<NumberSet>* PentaAtlas::sets_of(int size, const std::stop_token& stop) {
  if (const auto found = by_size_.find(size); found != by_size_.end()) return &found->second;
  std::vector<NumberSet> sets;
  // Each choice of so many pieces, as bits of their places in the list.
  const std::uint32_t end = std::uint32_t{1} << pieces_.size();
  for (std::uint32_t chosen = 0; chosen < end; ++chosen) {
    if (std::popcount(chosen) != size) continue;
    NumberSet set = 0;
    for (std::size_t i = 0; i < pieces_.size(); ++i)
      if (chosen >> i & 1U) set |= number_bit(pieces_[i].number);
    const auto possible = solvable(set, stop);
    if (!possible) return nullptr;
    if (*possible) sets.push_back(set);
  }
  return &(by_size_[size] = std::move(sets));
}

}  // namespace tablier::katamino
