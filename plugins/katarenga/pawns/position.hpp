#pragma once

#include "pawns/pawn_table.hpp"

#include <array>
#include <cstdint>

/// The pawns of a placing game, in the order in which they came.
namespace tablier::katarenga {

/// Value semantics; cheap to copy. Nothing here allocates.
class Position {
 public:
  /// The table must outlive this.
  explicit Position(const PawnTable& table) : table_(&table) { areas_[0] = table.board().all(); }

  int pawns() const { return pawns_; }
  /// The square of pawn `i`, from 0.
  int square(int i) const { return squares_[static_cast<std::size_t>(i)]; }
  /// Precondition: there is a pawn.
  int last() const { return square(pawns_ - 1); }
  SquareSet occupied() const { return own_[0] | own_[1]; }
  /// Pawns of whoever began (0), or of the other one (1): they place in turn.
  SquareSet pawns_of(int side) const { return own_[static_cast<std::size_t>(side)]; }
  /// Who places the next pawn.
  int mover() const { return pawns_ % 2; }
  /// Where one more pawn fits in the area with all others, occupied squares included.
  SquareSet area() const { return areas_[static_cast<std::size_t>(pawns_)]; }
  /// Where the next pawn may go.
  SquareSet open() const;

  /// Precondition: empty and in the area.
  void place(int square);
  void take_back();

  const PawnTable& table() const { return *table_; }

 private:
  const PawnTable* table_;
  int pawns_ = 0;
  std::array<SquareSet, 2> own_{};
  std::array<std::uint8_t, kMaxSquares> squares_{};
  std::array<SquareSet, kMaxSquares + 1> areas_{};  // by number of pawns
};

/// Pawns from which a square is en prise.
SquareSet attackers(const Position& position, int square);
/// Pawns that are en prise from a square.
SquareSet attacked(const Position& position, int square);
/// The lines of `own` pawns side by side through a square, that one included: along its row, its column and its two diagonals.
std::array<SquareSet, 4> lines_through(const Board& board, SquareSet own, int square);

}  // namespace tablier::katarenga
