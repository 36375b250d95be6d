#pragma once

#include "parameters.hpp"
#include "sdk/content.hpp"
#include "sdk/grid.hpp"
#include "sdk/parameter.hpp"
#include "sdk/polyform.hpp"
#include "sdk/result.hpp"

#include <vector>

/// What is on the table before the first move: a board, the part of it that is in play and the pieces that may be used.
namespace tablier::katamino {

/// The largest region that twelve pieces could fill, and the board of the duel.
inline constexpr int kMaxCells = 64;

/// A rule set, read from the options and checked.
struct Challenge {
  Mode mode = Mode::penta;
  Grid grid;                  ///< the whole board, or the box around a figure
  std::vector<Place> region;  ///< what is in play, sorted; at most kMaxCells
  int divider = 0;            ///< columns left of it; 0: there is none
  std::vector<int> numbers;   ///< pieces that may be used, in the order in which they wait
  bool n1_along_rows = false;
  Turning turning = Turning::reflections;
  bool count_solutions = false;

  Sharing sharing = Sharing::pool;  ///< this and the rest: of the duel
  bool centre_first = false;
  bool touching = false;
  bool last_loses = false;

  bool is_duel() const { return mode == Mode::duel; }
};

/// How many pieces there are; their numbers are 1 … kPieces.
inline constexpr int kPieces = 12;
/// Number of rows of the board with the divider, and of its columns.
inline constexpr int kPentaRows = 5;
inline constexpr int kPentaColumns = 12;

/// The challenge that the options set, or why they cannot be played: other pieces than the twelve pentominoes, none chosen, an unknown
/// figure, one that no pieces could fill.
Result<Challenge> make_challenge(const Options& options, const Content& content);

}  // namespace tablier::katamino
