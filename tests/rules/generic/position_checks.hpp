#pragma once

#include "scene_checks.hpp"
#include "sdk/game.hpp"

#include <string>

/// What every position of every game must keep to. Throws Broken; leaves the state as it was.
namespace tablier::rules {

enum class Care : std::uint8_t {
  quick,  ///< a few legal moves of each kind of check
  full    ///< every legal move
};

class PositionChecks {
 public:
  /// `rng` chooses the moves of a quick check.
  PositionChecks(const Game& game, std::string name, Setup setup, KnownText known);

  /// Everything below. `state` is not changed: what plays, plays on a clone.
  void check(const State& state, Care care);

  /// What `check` is made of.
  void check_outcome(const State& state);
  void check_moves(const State& state);
  void check_chance(const State& state);
  void check_notations(const State& state, Care care);
  void check_touches(const State& state, Care care);
  void check_scenes(const State& state);
  void check_clone(const State& state);
  void check_undo(const State& state, Care care);
  void check_resignation(const State& state);
  void check_timeout(const State& state);
  void check_samples(const State& state);

 private:
  /// The legal moves to look at closely: all, or a few spread over the list.
  std::vector<Move> chosen(const State& state, Care care);
  void check_refusal(const State& state, const std::string& text);
  void check_label(const State& state, Move move);
  void check_round_trip(const State& state, Move move, const std::string& notation);
  /// Quick: the hash and the legal moves; full: all that can be told, against `standing_`.
  void check_play_and_undo(const State& state, Move move, Care care);
  bool fingerprint_stands(const State& state, Care care);

  const Game& game_;
  std::string name_;
  Setup setup_;
  KnownText known_;
  const Scene first_;  // of the round, as one who sees all sees it
  MoveList moves_;
  MoveList again_;
  std::vector<std::string> past_notations_;
  std::string standing_;  // fingerprint of the position that is looked at
};

/// All that can be told from outside, in one text: equal for equal positions.
std::string fingerprint(const State& state);

}  // namespace tablier::rules
