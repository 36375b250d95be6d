#pragma once

#include "host/catalogue.hpp"
#include "sdk/game.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// A match: who sits where, the rounds, the moves with their past and future, the clock. One thread owns it.
namespace tablier {

/// Who plays a seat.
struct Player {
  bool human = true;
  int level = 0;     ///< of a bot
  std::string name;  ///< as the player typed it; empty: the screen says "You", "Bot 3"
  friend bool operator==(const Player&, const Player&) = default;
};

/// What a match is made from; with the moves it is the whole of a save.
struct MatchSetup {
  std::string game;  ///< `katamino`
  std::string variant;
  Value options = Value::map();  ///< set by hand, over the variant's
  std::vector<Player> players;
  std::uint64_t seed = 0;
  std::string challenge;  ///< `grand-slam/A/4` when it is a cell of a series; else empty
};

/// One played move.
struct Ply {
  Move move = Move::none;
  std::string notation;
  Seat seat = Seat::nobody;
  bool joined = false;  ///< belongs to the ply before: undone and redone with it (a piece moved: lifted, then laid)
};

class Match {
 public:
  /// Starts it and plays chance until a player is to move. A problem where the number of seats does not fit.
  static Result<Match> start(Ruleset rules, MatchSetup setup);

  const MatchSetup& setup() const { return setup_; }
  const Ruleset& rules() const { return rules_; }
  const State& state() const { return *state_; }
  const std::vector<Ply>& history() const { return history_; }
  const std::vector<Ply>& future() const { return future_; }  ///< what redo would play, next one last
  bool over() const { return state_->outcome().over; }

  /// Plays a move that is legal here, then chance. Forgets the future.
  void play(Move move, bool joined = false);
  /// Reads and plays a notation.
  Status play(std::string_view notation);
  bool can_undo() const { return undo_depth() > 0; }
  bool can_redo() const { return !future_.empty(); }
  /// Takes back to where a human last chose: joined plies, chance and bots' answers with it. Precondition: can_undo().
  void undo();
  /// Plays again what undo took back. Precondition: can_redo().
  void redo();
  /// Takes everything back; redo brings it again.
  void rewind();
  /// Takes back until `plies` are left.
  void rewind_to(std::size_t plies);

  /// The clock of one-player time and of records. It runs from start to the end of the round, pauses excluded.
  double seconds() const;
  void pause();
  void resume();
  bool paused() const { return !running_since_; }
  void set_seconds(double elapsed);

  /// Help taken in this match: an honest record says so.
  int hints = 0;
  bool solution_seen = false;

  /// Faults of the script since last asked.
  std::vector<ScriptFault> take_script_faults() const;

 private:
  using Clock = std::chrono::steady_clock;
  Match(Ruleset rules, MatchSetup setup);
  void push(Move move, bool joined);
  void play_chance();
  std::size_t undo_depth() const;
  void step_back();

  Ruleset rules_;
  MatchSetup setup_;
  std::unique_ptr<State> state_;
  Rng chance_;
  std::vector<Ply> history_;
  std::vector<Ply> future_;
  double elapsed_ = 0;
  std::optional<Clock::time_point> running_since_;
};

}  // namespace tablier
