#pragma once

#include "points.hpp"

#include <array>
#include <bitset>
#include <cstdint>

/// What the hot path needs to know of the rules: plain numbers, no texts. Made once a game (`parameters.hpp`) and never changed.
namespace tablier::pente {

inline constexpr int kMaxColours = 4;
inline constexpr int kLongestCapture = 4;
inline constexpr int kMaxStonesATurn = 4;

struct Rules {
  int side = kUsualSide;
  bool first_on_centre = true;
  int second_distance = 0;  ///< least distance from the centre of the first player's second stone; 0: free
  int win_length = 5;
  bool overline_wins = true;
  std::uint8_t capture_lengths = 1 << 2;  ///< bit n: exactly n flanked stones are taken
  int captures_to_win = 10;               ///< stones, not pairs
  bool captures_more = false;             ///< and more of them than the other side
  bool poof = false;
  bool five_must_stand = false;
  bool double_three_banned = false;
  int stones_a_turn = 1;  ///< at most kMaxStonesATurn
  int stones_first_turn = 1;
  int power_stones = 0;  ///< a colour
  bool bonus_required = true;
  bool power_first_stone = false;
  std::bitset<kPoints> diamonds = {};  ///< where a bonus stone may stand
  bool teams = false;                  ///< four colours in two sides, else two colours

  /// How many stones are placed before the first player's second one.
  int second_stone() const { return stones_first_turn > 1 ? 1 : 1 + (colours() - 1) * stones_a_turn; }
  int colours() const { return teams ? 4 : 2; }
  /// No round is longer: what stands, what may be taken before a side has won, and as much again for taken stones that nobody counts.
  int max_stones() const { return 4 * (side * side + captures_to_win); }
  /// Two colours, rows of five, at most pairs taken, nothing that is of two colours: the board takes its short way.
  bool simple() const { return !teams && win_length == 5 && (capture_lengths & ~(1 << 2)) == 0 && !poof && power_stones == 0; }
};

/// Which of the two sides a colour plays for.
constexpr int side_of(int colour) { return colour & 1; }

}  // namespace tablier::pente
