#include "solver/word_search.hpp"

#include <array>
#include <bit>

namespace tablier::katamino {
namespace {

constexpr std::uint64_t bit(int i) { return std::uint64_t{1} << i; }

/// `n` low bits.
constexpr std::uint64_t low(int n) { return n >= 64 ? ~std::uint64_t{0} : bit(n) - 1; }

template <typename Numbers>
std::uint64_t word_of(const Numbers& numbers) {
  std::uint64_t word = 0;
  for (const int i : numbers) word |= bit(i);
  return word;
}

}  // namespace

/// One call of `run`: what is laid, and how far it is.
class WordSearch::Run {
 public:
  Run(const WordSearch& search, Harvest& harvest) : search_(search), harvest_(harvest) {}

  bool cover(std::uint64_t covered, std::uint64_t left) {
    if (covered == ~std::uint64_t{0}) return harvest_.take({steps_.data(), depth_});
    const int cell = std::countr_one(covered);
    for (std::uint64_t rest = left; rest; rest &= rest - 1)
      if (!cover_with(static_cast<std::size_t>(std::countr_zero(rest)), cell, covered, left)) return false;
    return true;
  }
  std::uint64_t nodes() const { return nodes_; }

 private:
  bool cover_with(std::size_t piece, int cell, std::uint64_t covered, std::uint64_t left) {
    const std::size_t list = search_.list(cell, piece);
    for (std::uint32_t i = search_.starts_[list]; i < search_.starts_[list + 1]; ++i) {
      const std::uint64_t cells = search_.placements_[i];
      if (cells & covered) continue;
      if (++nodes_ == kNodesBetweenLooks && !look()) return false;
      steps_[depth_++] = {static_cast<int>(piece), cells};
      const bool go_on = cover(covered | cells, left & ~bit(static_cast<int>(piece)));
      --depth_;
      if (!go_on) return false;
    }
    return true;
  }

  bool look() {
    const bool go_on = harvest_.worked(nodes_);
    nodes_ = 0;
    return go_on;
  }

  const WordSearch& search_;
  Harvest& harvest_;
  std::array<Step, kMaxPieces> steps_{};
  std::size_t depth_ = 0;
  std::uint64_t nodes_ = 0;
};

WordSearch::WordSearch(const Puzzle& puzzle) : region_(puzzle.region), pieces_(puzzle.pieces) {
  std::vector<std::vector<std::uint64_t>> lists(static_cast<std::size_t>(region_.size()) * pieces_.size());
  for (std::size_t p = 0; p < pieces_.size(); ++p)
    for (const Polyform& way : ways_to_lie(pieces_[p], puzzle.turning))
      for (const auto& numbers : region_.placements(way)) lists[list(numbers.front(), p)].push_back(word_of(numbers));
  for (const auto& one : lists) {
    starts_.push_back(static_cast<std::uint32_t>(placements_.size()));
    placements_.insert(placements_.end(), one.begin(), one.end());
  }
  starts_.push_back(static_cast<std::uint32_t>(placements_.size()));
}

void WordSearch::run(const std::vector<Laid>& laid, const std::vector<int>& unused, Harvest& harvest) const {
  std::uint64_t covered = ~low(region_.size());
  std::uint64_t left = low(static_cast<int>(pieces_.size()));
  const auto take_out = [&](int number) {
    for (std::size_t p = 0; p < pieces_.size(); ++p)
      if (pieces_[p].number == number) left &= ~bit(static_cast<int>(p));
  };
  for (const Laid& l : laid) {
    for (const Place cell : l.cells) covered |= bit(region_.index(cell));
    take_out(l.number);
  }
  for (const int number : unused) take_out(number);
  Run run(*this, harvest);
  run.cover(covered, left);
  harvest.worked(run.nodes());
}

std::vector<Place> WordSearch::cells_of(const Step& step) const {
  std::vector<Place> cells;
  for (std::uint64_t rest = step.where; rest; rest &= rest - 1) cells.push_back(region_.place(std::countr_zero(rest)));
  return cells;
}

}  // namespace tablier::katamino
