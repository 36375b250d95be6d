#pragma once

#include "match/match.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// Who won and lost how many points in a round, turn by turn and by cause. For the score sheet on screen.
namespace tablier {

/// The points of one seat in one turn, none at all perhaps.
struct SheetLine {
  int turn = 0;  ///< of the round, from 1
  Seat seat = Seat::nobody;
  std::size_t ply = 0;               ///< of the history, after which they were won
  std::vector<std::int64_t> points;  ///< by column
  std::int64_t sum = 0;              ///< of the turn
  std::int64_t total = 0;            ///< of the seat in the round, this turn included
};

struct ScoreSheet {
  std::vector<std::string> columns;  ///< as SheetPly::columns; empty: the game has no score sheet
  std::vector<SheetLine> lines;      ///< in the order of play; several seats may have points in the last turn
  /// For each seat: points by column over the round, and of the rounds before this one where they add up.
  std::vector<std::vector<std::int64_t>> totals;
  std::vector<std::int64_t> before;
};

/// True for a match whose score sheets add up over its rounds; false where there are none, or it counts rounds won.
bool adds_up_rounds(const Match& match);

/// Whether the game keeps a score sheet with these options.
bool has_score_sheet(const Match& match);
/// Plays the round with that number, from 0, again from its start: a few milliseconds. Precondition: it was begun.
ScoreSheet score_sheet(const Match& match, std::size_t round);
/// Of the round that is played.
ScoreSheet score_sheet(const Match& match);

}  // namespace tablier
