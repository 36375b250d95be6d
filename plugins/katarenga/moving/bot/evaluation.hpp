#pragma once

#include "moving/bot/distances.hpp"
#include "moving/position.hpp"

#include <array>
#include <cstdint>

/// What a position is worth at first sight, and what a move promises: for each goal its own numbers. Made once a board, then shared.
namespace tablier::katarenga::moving {

/// What counts where pawns gather in a group, in hundredths.
struct GroupWeights {
  int moves = 24;       ///< each move that a pawn needs to the group's place
  int steps = 14;       ///< each step of a pawn from the middle of that place
  int stragglers = 10;  ///< each pawn outside of the largest group
};

/// What counts where pawns go for camps.
struct CampWeights {
  int pawn = 100;
  int camp = 150;
  int advance = 40;  ///< divided by the moves to the far row, plus one
  int race = 40;     ///< each move fewer than the other side needs for its camps, divided by what is left
  int loose = 20;    ///< each pawn that the other side may take and that nothing guards
  int mobility = 1;
};

class Evaluation {
 public:
  Evaluation(const Reach& reach, const Rules& rules, const GroupWeights& group = {}, const CampWeights& camp = {});

  /// For the mover. Precondition: the round goes on.
  int score(const Position& position) const;
  /// Where the mover's pawns gather with the fewest moves. 0 where they go for camps.
  int middle(const Position& position) const;
  /// Higher is to be tried first; `middle` is that of the position. A capture or a pawn into a camp comes before all others.
  int order(const Position& position, Step step, int middle) const;

 private:
  using Sums = std::array<std::uint16_t, kMaxSquares>;

  int group_score(const Position& position, int side) const;
  int camp_score(const Position& position, int side) const;
  int race(const Position& position, int side) const;
  Sums gathering(SquareSet pawns) const;

  Goal goal_;
  GroupWeights group_;
  CampWeights camp_;
  std::array<Sums, kMaxSquares> to_group_{};  ///< by a pawn's square, then by the middle of the group: what the way is worth
  std::array<MoveCounts, kSides> to_far_row_{};
};

}  // namespace tablier::katarenga::moving
