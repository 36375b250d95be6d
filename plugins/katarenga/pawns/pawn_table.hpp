#pragma once

#include "core/round_board.hpp"

#include <array>
#include <memory>

/// The board of a round in which pawns are placed, with what the rules of movement make of it.
namespace tablier::katarenga {

/// Which squares the rules of movement leave to the next pawn, before any script is asked.
struct PlacingRules {
  bool follow = true;       ///< from the second pawn on: en prise from the pawn placed last
  int area = kQuarterSide;  ///< all pawns fit in a square of that side
};

/// Never changed; shared by the states of the round.
class PawnTable {
 public:
  PawnTable(std::shared_ptr<const RoundBoard> table, const PlacingRules& rules);

  const Board& board() const { return table_->board; }
  const Layout& layout() const { return table_->layout; }
  const Reach& reach() const { return table_->reach; }
  const PlacingRules& rules() const { return rules_; }
  /// The squares that fit in one area with that one. Pawns fit in a square area when any two of them do.
  SquareSet near(int square) const { return near_[static_cast<std::size_t>(square)]; }

 private:
  std::shared_ptr<const RoundBoard> table_;
  PlacingRules rules_;
  std::array<SquareSet, kMaxSquares> near_{};
};

}  // namespace tablier::katarenga
