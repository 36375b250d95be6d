#include "solver/word_search.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace tablier::katamino {
namespace {

Word word_of_numbers(const std::vector<int>& numbers) {
  Word word = 0;
  for (const int i : numbers) word |= bit(i);
  return word;
}

}  // namespace

/// One call of `run`: what is laid, and how far it is.
class WordSearch::Run {
 public:
  Run(const WordSearch& search, SolutionSink& sink) : search_(search), sink_(sink) {}

  /// What may not be used of the placements; pieces that must be used.
  void confine(std::vector<bool> barred, Word required) {
    barred_ = std::move(barred);
    required_ = required;
  }

  bool cover(Word covered, Word left) {
    if (covered == ~Word{0}) return left & required_ ? true : sink_.take(std::span<const Step>(steps_.data(), depth_));
    const int cell = std::countr_one(covered);
    for (Word rest = left; rest; rest &= rest - 1)
      if (!cover_with(static_cast<std::size_t>(std::countr_zero(rest)), cell, covered, left)) return false;
    return true;
  }
  std::uint64_t nodes() const { return nodes_; }

 private:
  bool cover_with(std::size_t piece, int cell, Word covered, Word left) {
    const std::size_t list = search_.list(cell, piece);
    for (std::uint32_t i = search_.starts_[list]; i < search_.starts_[list + 1]; ++i) {
      const Word cells = search_.placements_[i];
      if (cells & covered || barred_[i]) continue;
      if (++nodes_ == kNodesBetweenLooks && !look()) return false;
      steps_[depth_++] = {static_cast<int>(piece), cells};
      const bool go_on = cover(covered | cells, left & ~bit(static_cast<int>(piece)));
      --depth_;
      if (!go_on) return false;
    }
    return true;
  }

  bool look() {
    const bool go_on = sink_.worked(nodes_);
    nodes_ = 0;
    return go_on;
  }

  const WordSearch& search_;
  SolutionSink& sink_;
  std::vector<bool> barred_;
  Word required_ = 0;
  std::array<Step, kMaxPieces> steps_{};
  std::size_t depth_ = 0;
  std::uint64_t nodes_ = 0;
};

WordSearch::WordSearch(const Puzzle& puzzle) : region_(puzzle.region), pieces_(puzzle.pieces) {
  std::vector<std::vector<Word>> lists(static_cast<std::size_t>(region_.size()) * pieces_.size());
  for (std::size_t p = 0; p < pieces_.size(); ++p)
    for (const Polyform& way : ways_to_lie(pieces_[p], puzzle.turning))
      for (const auto& numbers : region_.placements(way)) lists[list(numbers.front(), p)].push_back(word_of_numbers(numbers));
  for (const auto& one : lists) {
    starts_.push_back(static_cast<std::uint32_t>(placements_.size()));
    placements_.insert(placements_.end(), one.begin(), one.end());
  }
  starts_.push_back(static_cast<std::uint32_t>(placements_.size()));
}

void WordSearch::run(std::span<const Subproblem> cases, SolutionSink& sink) const {
  Run run(*this, sink);
  for (const Subproblem& one : cases) {
    if (sink.ended()) break;
    sink.begin(one);
    run.confine(barred(one), required(pieces_, one));
    Word covered = ~low(region_.size());
    for (const Laid& l : one.laid) covered |= word_of(l.cells);
    run.cover(covered, pieces_left(pieces_, one));
  }
  sink.worked(run.nodes());
}

Word WordSearch::word_of(const std::vector<Place>& cells) const {
  Word word = 0;
  for (const Place cell : cells) word |= bit(region_.index(cell));
  return word;
}

std::vector<bool> WordSearch::barred(const Subproblem& one) const {
  std::vector<bool> barred(placements_.size());
  if (!one.confined) return barred;
  std::vector<Word> places;
  for (const auto& cells : one.confined->places) places.push_back(word_of(cells));
  const auto piece = static_cast<std::size_t>(std::countr_zero(required(pieces_, one)));
  for (int cell = 0; cell < region_.size(); ++cell)
    for (auto i = starts_[list(cell, piece)]; i < starts_[list(cell, piece) + 1]; ++i)
      barred[i] = std::find(places.begin(), places.end(), placements_[i]) == places.end();
  return barred;
}

std::vector<Place> WordSearch::cells_of(const Step& step) const {
  std::vector<Place> cells;
  for (Word rest = step.where; rest; rest &= rest - 1) cells.push_back(region_.place(std::countr_zero(rest)));
  return cells;
}

}  // namespace tablier::katamino
