#pragma once

#include "match/match.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

/// Moves as texts, as the command line and saves have them, played on a match.
/// A leading "+" joins a ply to the one before. Chance moves may be given (they must then be the ones that the seed draws, or what a seat
/// saw of those) or left out.
namespace tablier {

/// Reads the moves of one round one by one.
class LineReader {
 public:
  /// The match is at the start of a round; it must outlive this.
  explicit LineReader(Match& match);
  /// Plays it, or says why not.
  Status next(std::string_view notation);
  /// Plies of the round up to the last one that was named; what chance answered to it comes after.
  std::size_t named() const { return heard_; }

 private:
  Match& match_;
  int round_;
  std::size_t heard_ = 0;  // plies of the history that the line has named or may no longer name
};

/// `move 3 'N10': why`. `number` counts from 1.
Problem bad_move(std::size_t number, std::string_view notation, const Problem& why);

/// Plays notations in turn on a match that has just started, opening the next round where one ends. The problem is `bad_move`.
Status play_line(Match& match, std::span<const std::string> notations);

}  // namespace tablier
