#pragma once

#include "pawns/pawn_table.hpp"

#include <array>
#include <cstdint>
#include <optional>

/// The pawns of a placing game, in the order in which they came.
namespace tablier::katarenga {

/// Pawns that stand before anybody places one.
struct StartPawns {
  std::array<SquareSet, 2> own{};  ///< by side
  std::optional<int> last = {};    ///< among them: the next one goes on from it
  int mover = 0;                   ///< the side that places next

  SquareSet all() const { return own[0] | own[1]; }
};

/// Value semantics; cheap to copy. Nothing here allocates.
class Position {
 public:
  /// The table must outlive this. Precondition: the pawns that stand fit in one area.
  explicit Position(const PawnTable& table, const StartPawns& start = {});

  /// Those that stood at the start come first, the last of them last.
  int pawns() const { return pawns_; }
  /// The square of pawn `i`, from 0.
  int square(int i) const { return squares_[static_cast<std::size_t>(i)]; }
  /// How many stood at the start.
  int started_with() const { return started_with_; }
  /// Precondition: there is a pawn.
  int last() const { return square(pawns_ - 1); }
  SquareSet occupied() const { return own_[0] | own_[1]; }
  /// Pawns of side 0, who began, or of 1: they place in turn.
  SquareSet pawns_of(int side) const { return own_[static_cast<std::size_t>(side)]; }
  /// Who places the next pawn.
  int mover() const { return (first_mover_ + pawns_ - started_with_) % 2; }
  /// Where one more pawn fits in the area with all others, occupied squares included.
  SquareSet area() const { return areas_[static_cast<std::size_t>(pawns_)]; }
  /// Where the next pawn may go.
  SquareSet open() const;

  /// Precondition: empty and in the area.
  void place(int square);
  void take_back();

  const PawnTable& table() const { return *table_; }

 private:
  void stand(int square);

  const PawnTable* table_;
  int pawns_ = 0;
  int started_with_ = 0;
  int first_mover_ = 0;
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
