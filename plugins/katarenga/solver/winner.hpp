#pragma once

#include "pawns/position.hpp"

#include <cstdint>
#include <vector>

/// Who wins a round of Cornered or Quartermaster: all that is asked of thousands of boards, in a sixth of the solver's time.
namespace tablier::katarenga {

/// Used by one thread at a time.
class WinnerSearch {
 public:
  /// The table must outlive this, or the next `reset`. Precondition: is_solvable (solver.hpp).
  explicit WinnerSearch(const PawnTable& table) { reset(table); }

  /// Another board: forgets all, keeps its room.
  void reset(const PawnTable& table);
  /// True where whoever places the first pawn there wins.
  bool wins_with(int square);
  /// All such squares.
  SquareSet winning_squares();
  /// Positions looked at since the last reset.
  std::uint64_t nodes() const { return nodes_; }

 private:
  /// By the square of the last pawn within the window.
  struct Entry {
    std::uint16_t known = 0;
    std::uint16_t won = 0;  ///< by whoever places next
  };
  bool mover_wins(SquareSet pawns, SquareSet area, int last);

  const PawnTable* table_ = nullptr;
  int side_ = 0;
  std::vector<Entry> transpositions_;
  std::uint64_t nodes_ = 0;
};

}  // namespace tablier::katarenga
