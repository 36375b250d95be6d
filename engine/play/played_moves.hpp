#pragma once

#include "match/match.hpp"
#include "play/match_labels.hpp"
#include "play/score_popups.hpp"

#include <map>
#include <memory>
#include <span>
#include <utility>
#include <vector>

/// What each move of the round did, in the game's words: for the list of moves and the sheet of marks. Owned by Play.
namespace tablier {

class PlayedMoves {
 public:
  /// What chance drew, where the game has words for it (`State::label`) and no event tells it.
  struct Draw {
    std::size_t ply = 0;  ///< from 1: the position after it
    MoveName name;
  };
  struct Entry {
    std::size_t ply = 0;  ///< from 1: the position after it
    Seat seat = Seat::nobody;
    MoveName name;
    std::string paint = {};        ///< of the stone that it put on the table, as it was then; empty: it put none
    std::vector<Event> events;     ///< what it did, and what chance did on it with them: a tile that was drawn
    std::size_t settled = 0;       ///< likewise, after what chance did on it: the one that players see
    std::vector<Draw> draws = {};  ///< that came on it; not everybody may know each of them (`MatchView::knows`)
  };

  /// Follows the match; cheap when it is as it was, a scene for each new move otherwise, and for each of the round where the rules are
  /// others. Chance has no entries of its own.
  void follow(const Match& match, Seat viewer);
  /// Those of a round that stands at `end` after all of `history`; none of them is news.
  static PlayedMoves of(const State& end, std::span<const Ply> history, Seat viewer);
  /// Those that lead on from a position.
  static PlayedMoves along(const State& start, std::span<const Move> line, Seat viewer);
  /// What the moves did that `follow` found new since this was asked last; of a match that it had not seen before, the last one's.
  std::vector<News> take_news() { return std::exchange(news_, {}); }
  const std::vector<Entry>& entries() const { return entries_; }
  /// Draws before the first move of a player's.
  const std::vector<Draw>& opening_draws() const { return opening_draws_; }
  /// The last move of a player's before that position; null: there was none.
  const Entry* before(std::size_t ply) const { return number_at(ply) == 0 ? nullptr : &entries_[number_at(ply) - 1]; }
  /// The number, from 1, of the last move of a player's before that position; 0: there was none.
  std::size_t number_at(std::size_t ply) const;
  /// The number of the move that brought each token to the table, by the token's id.
  const std::map<int, std::size_t>& numbers() const { return numbers_; }

 private:
  void forget_from(std::size_t plies);
  void note(State& state, const Ply& ply, Seat viewer);
  void hear(const State& state, const Scene& scene, Seat viewer);
  void note_draw(Draw draw);

  std::vector<Entry> entries_;
  std::vector<Draw> opening_draws_;
  std::vector<News> news_;
  std::map<int, std::size_t> numbers_;
  std::vector<Move> known_;  ///< the moves that it has taken note of
  int round_ = -1;
  const Game* game_ = nullptr;  ///< under whose rules; only compared
};

/// The position after that many plies of the round. Precondition: no more than were played.
std::unique_ptr<State> position_after(const Round& round, std::size_t plies);
/// The same of the round that is played.
std::unique_ptr<State> position_after(const Match& match, std::size_t plies);

}  // namespace tablier
