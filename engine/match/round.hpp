#pragma once

#include "match/move_tree.hpp"
#include "match/stopwatch.hpp"
#include "sdk/game.hpp"
#include "sdk/script.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// One round of a match as the match keeps it: where it began, its past and future, its clock and how it ended.
namespace tablier {

/// The turn of a position where turns are not limited.
inline constexpr int kNoTurn = -1;

/// One played move.
struct Ply {
  Move move = Move::none;
  std::string notation;
  Seat seat = Seat::nobody;
  bool joined = false;  ///< belongs to the ply before: undone and redone with it (a piece moved: lifted, then laid)
  /// `State::seen_notation` of each seat, then of an onlooker; empty: everybody saw all of it.
  std::vector<std::string> seen = {};
  int turn = kNoTurn;               ///< in which it was played, where turns are limited
  bool on_time = false;             ///< a resignation that the clock gave, not the player
  std::optional<double> used = {};  ///< seconds of its seat's clock up to and with it; absent: there is none, or nobody knows
  bool sand_out = false;            ///< played since the sand of the turn had run out
};

/// The notation of a ply as `viewer` may know it; viewers as in `State::scene`.
const std::string& seen_notation(const Ply& ply, Seat viewer);

/// Help taken in a round: an honest record says so.
struct Help {
  int hints = 0;  ///< all help but a solution that was shown
  int undos = 0;
  bool solution_seen = false;
  int values = 0;  ///< so many of the hints told what all moves were worth
  friend bool operator==(const Help&, const Help&) = default;
};

/// From where on hooks of the script are off in a match: it is played again as it was played.
struct ScriptOff {
  std::size_t round = 0;
  std::size_t plies = 0;  ///< of the round that were played with them
  std::vector<Hook> hooks;
};

/// What a finished round is worth to the match.
struct RoundEnd {
  Outcome outcome;
  std::vector<std::int64_t> points;  ///< that it adds, a number a seat
  int starter = 0;                   ///< the seat that begins the next round
  std::optional<int> stars;          ///< 0 … 3, where the script gives any
  Value carried = Value::map();      ///< for the next round, from the script
  bool match_over = true;            ///< no round follows
  bool forbidden = false;            ///< for want of moves, since the script's `allow` forbade them all
  std::vector<Seat> match_winners;   ///< when it is over; empty at a draw or an unsolved puzzle
};

/// Sand of a turn: what ran stays run, whatever is taken back.
struct TurnSand {
  double ran = 0;    ///< seconds
  bool out = false;  ///< all of it
};

struct Round {
  Setup setup;
  std::unique_ptr<State> state;
  std::vector<Ply> history;
  std::vector<Ply> future;  ///< what redo would play, next one last
  Help help;
  Stopwatch clock;
  std::optional<RoundEnd> end;        ///< set while `state` is at its end
  std::map<int, TurnSand> sand = {};  ///< of turns that were left, by their number
  std::vector<double> used = {};      ///< seconds of each seat's clock, where there are any, without the turn that runs
  MoveTree tree = {};
};

}  // namespace tablier
