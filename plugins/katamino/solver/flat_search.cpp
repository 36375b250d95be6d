#include "solver/flat_search.hpp"

#include "solver/flat_walk.hpp"

#include <algorithm>
#include <bit>

namespace tablier::katamino {

std::optional<FlatSearch> FlatSearch::make(const Puzzle& puzzle, MemoSize size) {
  const auto tables = FlatTables::make(puzzle);
  if (!tables) return std::nullopt;
  return FlatSearch(puzzle, *tables, size);
}

Word FlatSearch::covered(const Subproblem& one) const {
  Word covered = tables_.outside();
  for (const Laid& laid : one.laid)
    for (const Place cell : laid.cells) covered |= bit(tables_.bit_of(cell));
  return covered;
}

bool FlatSearch::is_worth_a_memo(std::span<const Subproblem> cases) const {
  return std::any_of(cases.begin(), cases.end(), [this](const Subproblem& one) {
    return std::popcount(~covered(one)) >= FlatWalk<1>::kWorthAMemo * FlatTables::kPieceSize;
  });
}

template <int W>
void FlatSearch::run_on_width(std::span<const Subproblem> cases, SolutionSink& sink) const {
  Word ever_left = 0;
  for (const Subproblem& one : cases) ever_left |= pieces_left(pieces_, one);
  std::optional<TailMemo> memo;
  if (is_worth_a_memo(cases)) memo.emplace(size_.bits, size_.pool);
  FlatWalk<W> walk(tables_, ever_left, memo ? &*memo : nullptr, sink);
  for (const Subproblem& one : cases) {
    if (sink.ended()) return;
    sink.begin(one);
    const Word needed = required(pieces_, one);
    walk.confine(tables_.inside_for(one, needed), needed);
    walk.run(covered(one), pieces_left(pieces_, one));
  }
}

void FlatSearch::run(std::span<const Subproblem> cases, SolutionSink& sink) const {
  switch (tables_.width()) {
    case 1: return run_on_width<1>(cases, sink);
    case 2: return run_on_width<2>(cases, sink);
    case 3: return run_on_width<3>(cases, sink);
    case 4: return run_on_width<4>(cases, sink);
    case 5: return run_on_width<5>(cases, sink);
    case 6: return run_on_width<6>(cases, sink);
    case 7: return run_on_width<7>(cases, sink);
    default: return run_on_width<8>(cases, sink);
  }
}

std::vector<Place> FlatSearch::cells_of(const Step& step) const {
  std::vector<Place> cells;
  for (Word rest = step.where; rest; rest &= rest - 1) cells.push_back(tables_.place(std::countr_zero(rest)));
  return cells;
}

}  // namespace tablier::katamino
