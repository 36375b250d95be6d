#pragma once

#include "match/match.hpp"
#include "sdk/scene.hpp"
#include "sdk/touch.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// A match as one viewer may know it, and what this viewer may do in it: a plain value, without a state, a seed or a pointer into the
/// match. It can be written and read (match/observation/written.hpp), and so come from another machine. What a viewer answers is the
/// notation of a move.
namespace tablier {

/// Who looks.
struct Viewer {
  Seat eyes = Seat::chance;      ///< that it looks with, as `State::scene` has them
  std::vector<Seat> seats = {};  ///< that it plays: one, several at one place, or none

  /// Sees what all players see and plays nothing.
  static Viewer onlooker() { return {}; }
  static Viewer at(Seat seat) { return {seat, {seat}}; }
  /// Sees what is hidden, too, and every move.
  static Viewer all_seeing(int seats);

  /// Whether it may play for that seat and see what that needs. At a place with several seats: with the eyes of the one to move.
  bool plays(Seat seat) const;
};

/// A move that can be made.
struct OfferedMove {
  std::string notation;
  Text label = {};  ///< what people call it; empty: see `State::words`
  Touch touch = {};
};

/// What a hand needs of a position.
struct PlayableScene {
  Scene scene;
  std::vector<OfferedMove> moves;  ///< that the viewer may make, in the game's order
};

/// A ply as the viewer may know it.
struct ObservedPly {
  std::string notation;
  Seat seat = Seat::nobody;
  bool joined = false;  ///< see Ply
};

/// A round that has ended.
struct ObservedRound {
  Outcome outcome;
  std::vector<std::int64_t> points = {};  ///< that it added to the match, a number a seat
  std::optional<int> stars = {};
};

/// In seconds, to the millisecond, as they were when it was observed.
struct ObservedClocks {
  double round = 0;
  double match = 0;
  bool paused = false;
  std::optional<double> turn_limit = {};  ///< absent: turns are not limited
  std::optional<double> turn_left = {};
};

struct Observation {
  std::string game;
  std::string variant;
  std::vector<Player> players;
  Viewer viewer;

  int round = 0;  ///< number of the round that is played, from 0
  Seat to_move = Seat::nobody;
  Outcome outcome;                    ///< of this round
  std::vector<ObservedRound> rounds;  ///< that have ended, this one included when it has
  std::vector<std::int64_t> points;   ///< of each seat from those
  bool over = false;                  ///< the match is
  std::vector<Seat> winners;          ///< of the match
  std::vector<ObservedPly> history;   ///< of this round
  bool can_undo = false;
  bool can_redo = false;
  Help help;  ///< taken in this round
  ObservedClocks clocks;

  PlayableScene table;
  std::optional<OfferedMove> resignation;  ///< of the seat to move, where the viewer plays it; without a touch
  Value facts = Value::map();
};

PlayableScene observe_table(const State& state, const Viewer& viewer);
Observation observe(const Match& match, const Viewer& viewer);

/// Why a hand cannot do that: asked beside an observation, for it needs the position. Precondition: no offered move's touch begins so. Who
/// does not play the seat to move learns nothing of what that seat holds.
Text why_refused(const State& state, const Viewer& viewer, const Touch& touch);

}  // namespace tablier
