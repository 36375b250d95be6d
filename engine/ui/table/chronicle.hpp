#pragma once

#include "match/match.hpp"

#include <map>
#include <memory>
#include <vector>

/// What each move of the round did, in the game's words: for the list of moves and the sheet of marks. Owned by the table.
namespace tablier {

class Chronicle {
 public:
  struct Entry {
    std::size_t ply = 0;  ///< from 1: the position after it
    Seat seat = Seat::nobody;
    std::string notation;
    std::vector<Text> events;
  };

  /// Follows the match; cheap when it is as it was, a scene for each new move otherwise. Chance is left out.
  void follow(const Match& match, Seat viewer);
  const std::vector<Entry>& entries() const { return entries_; }
  /// The number of the move that brought each token to the table, by the token's id.
  const std::map<int, std::size_t>& numbers() const { return numbers_; }

 private:
  std::vector<Entry> entries_;
  std::map<int, std::size_t> numbers_;
  std::vector<Move> known_;  ///< the moves that it has taken note of
  int round_ = -1;
};

/// The position after that many plies of the round. Precondition: no more than were played.
std::unique_ptr<State> position_after(const Match& match, std::size_t plies);

}  // namespace tablier
