#pragma once

#include "solver/flat_tables.hpp"
#include "solver/solution_sink.hpp"

#include <optional>
#include <span>
#include <vector>

/// The search for flat boards of pentominoes, by far the fastest.
namespace tablier::katamino {

/// How much a search may remember: 2^bits shapes and as many sets of pieces as `pool`.
struct MemoSize {
  int bits = 16;
  std::size_t pool = std::size_t{1} << 18;
};

/// See FlatTables for which puzzles it takes and how the board is laid out, FlatWalk for how it searches. Steps carry a word of cells.
class FlatSearch {
 public:
  /// Absent where FlatTables::make is.
  static std::optional<FlatSearch> make(const Puzzle& puzzle, MemoSize size = {});

  void run(std::span<const Subproblem> cases, SolutionSink& sink) const;
  std::vector<Place> cells_of(const Step& step) const;

 private:
  FlatSearch(const Puzzle& puzzle, const FlatTables& tables, MemoSize size) : pieces_(puzzle.pieces), tables_(tables), size_(size) {}
  Word covered(const Subproblem& one) const;
  bool is_worth_a_memo(std::span<const Subproblem> cases) const;
  template <int W>
  void run_on_width(std::span<const Subproblem> cases, SolutionSink& sink) const;

  std::vector<Piece> pieces_;
  FlatTables tables_;
  MemoSize size_;
};

}  // namespace tablier::katamino
