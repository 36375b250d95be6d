#pragma once

#include "solver/bits.hpp"
#include "solver/region.hpp"
#include "solver/solution_sink.hpp"

#include <cstdint>
#include <span>
#include <vector>

/// The search for any region of at most 64 cells: flat or in space, whole or in pieces.
namespace tablier::katamino {

/// Every placement is a word of cells, listed under its first cell; the first empty cell is always the next to be covered.
class WordSearch {
 public:
  static constexpr int kMaxCells = 64;

  /// Precondition: the puzzle is sound and has at most kMaxCells cells.
  explicit WordSearch(const Puzzle& puzzle);

  /// Covers, in each case, what is left with pieces that are neither laid nor unused.
  void run(std::span<const Subproblem> cases, SolutionSink& sink) const;
  std::vector<Place> cells_of(const Step& step) const;

 private:
  class Run;

  std::size_t list(int cell, std::size_t piece) const { return static_cast<std::size_t>(cell) * pieces_.size() + piece; }
  Word word_of(const std::vector<Place>& cells) const;
  std::vector<bool> barred(const Subproblem& one) const;

  Region region_;
  std::vector<Piece> pieces_;
  std::vector<Word> placements_;
  std::vector<std::uint32_t> starts_;  // of the list of each (first cell, piece), and the end
};

}  // namespace tablier::katamino
