#pragma once

#include "moving/squares.hpp"

#include <array>
#include <cstdint>

/// What decides a round of pawns that move.
namespace tablier::katarenga::moving {

/// What a side plays for.
enum class Goal : std::uint8_t {
  group,  ///< all its pawns in one group, each side to side with another
  camps   ///< a pawn in each of the two camps behind the other side's back row
};

/// What becomes of a side that cannot move.
enum class NoMove : std::uint8_t { loses, draw };

inline constexpr int kSides = 2;
inline constexpr int kCamps = 2;
/// No side has more pawns at the start.
inline constexpr int kMaxPawns = 16;
inline constexpr int kMaxFewestPawns = 4;

struct Rules {
  Goal goal = Goal::group;
  bool captures = false;
  bool first_move_captures = false;
  int fewest_pawns = 0;  ///< a side with no more than these, camps included, has lost
  NoMove no_move = NoMove::loses;
  int repetitions = 3;    ///< as often as that a position stands when the round is drawn
  int quiet_limit = 100;  ///< so many moves without a capture and without a pawn into a camp, and the round is drawn
  std::array<SquareSet, kSides> start{};
  std::array<std::uint8_t, kSides> start_camps{};  ///< bit by bit the camps that a side has reached, in a position that was set up
  int first_to_move = -1;                          ///< in a position that was set up; −1: whoever begins

  /// The row that a side plays towards.
  static constexpr int far_row(int side) { return side == 0 ? kBoardSide - 1 : 0; }
  static constexpr SquareSet far_squares(int side) { return kRow1 << (kBoardSide * far_row(side)); }
  bool has_camps() const { return goal == Goal::camps; }
  /// Moves after which every round is over, a resignation apart.
  int longest_round() const {
    const int pawns = count(start[0]) + count(start[1]);
    return quiet_limit * (1 + (captures ? pawns : 0) + (has_camps() ? 2 * kCamps : 0));
  }
};

}  // namespace tablier::katarenga::moving
