#pragma once

#include "match/match.hpp"
#include "play/match_labels.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

/// The move of each round that brought most points, where the game keeps a score sheet: told when a round or a match is over.
namespace tablier {

struct BestMove {
  int round = 0;  ///< from 0
  Seat seat = Seat::nobody;
  MoveName name;
  std::int64_t points = 0;                                        ///< more than 0
  std::vector<std::pair<std::string, std::int64_t>> causes = {};  ///< columns of the sheet that brought any, and what each brought
  bool end_apart = false;  ///< the end of the round brought points as well, which are counted to no move
};

/// What a round's end itself brings is no move's: the column of that name is left out.
inline constexpr const char* kEndColumn = "end";

/// Of the rounds that have ended, in their order; none for a round in which nobody scored, or several moves brought as much.
/// Plays the rounds again: some milliseconds each, and may run scripts.
std::vector<BestMove> best_moves(const Match& match);

}  // namespace tablier
