#pragma once

#include "core/quarters.hpp"
#include "core/reach.hpp"

#include <memory>

/// What every game of the set is played on.
namespace tablier::katarenga {

/// Which quarters lie there, or how many are drawn for each round.
struct BoardRules {
  Quarters quarters;
  Layout layout;                 ///< empty: drawn by the round's seed
  int drawn = kQuartersOfBoard;  ///< quarters: one or four
  bool slide_blocking = true;

  int side() const { return drawn == 1 ? kQuarterSide : kBoardSide; }
};

/// The board of one round. Never changed; shared by its states.
struct RoundBoard {
  Layout layout;
  Board board;
  Reach reach;

  RoundBoard(Layout lying, const Board& made, bool slide_blocking) : layout(std::move(lying)), board(made), reach(made, slide_blocking) {}
};

std::shared_ptr<const RoundBoard> lay_out(const BoardRules& rules, std::uint64_t seed);

}  // namespace tablier::katarenga
