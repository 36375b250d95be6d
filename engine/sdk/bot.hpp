#pragma once

#include "sdk/move.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

/// Who thinks: a player, a hint, a judge of whether a puzzle can still be solved.
namespace tablier {

class State;

/// How long to think: fixed work by level, or time. With a level and a seed the answer is always the same.
struct Limits {
  int level = 0;                       ///< 1 … Game::levels(); 0: by time
  std::optional<double> seconds = {};  ///< wall clock, where set
  int threads = 1;
  bool count_solutions = false;    ///< for one player: fill Advice::solutions
  bool rate_moves = false;         ///< fill Advice::rated, where the bot can tell them exactly
  std::size_t list_solutions = 0;  ///< for one player: fill Advice::listed with as many ways to finish at most
};

/// What is certain for the seat to move. For one player a win is a puzzle that can be solved from here.
enum class Proof : std::uint8_t { none, win, loss, draw };

/// What a legal move leads to when both play their best, for the seat that plays it.
struct RatedMove {
  Move move = Move::none;
  double score = 0;  ///< in the game's points
  Proof proof = Proof::none;
};

/// How a position stands that was played on from, told to review a round that is over or explored: things that chance or hiding keep from
/// those at the table are weighed, not looked at.
struct Judgement {
  double value = 0;          ///< for the seat to move: its chance to win less that to lose, −1 … 1, on average over what each seat knew
  double error = 0;          ///< standard error of it
  Move better = Move::none;  ///< what the mover could have known to be better than what it played, beyond chance; none: nothing is
  double gain = 0;           ///< by how much, in the same measure; 0 where nothing is
};

/// What a bot has to say about a position.
struct Advice {
  Move move = Move::none;  ///< none when there is nothing to play, or nothing that helps
  double score = 0;        ///< in the game's points, for the seat to move
  /// Where rounds that were tried tell it: the chance to win less that to lose, −1 … 1, for the seat to move.
  std::optional<double> expected = {};
  Proof proof = Proof::none;
  int depth = 0;  ///< plies
  std::uint64_t nodes = 0;
  double seconds = 0;
  std::vector<Move> line;                  ///< principal variation, `move` first; to the end where proven
  std::optional<std::uint64_t> solutions;  ///< ways to finish from here, when asked for
  std::vector<RatedMove> rated = {};       ///< every legal move, when asked for and known
  /// Ways to finish from here, when asked for and known, each to the end; told apart as `solutions` counts them.
  std::vector<std::vector<Move>> listed = {};
  std::optional<Judgement> judgement = {};  ///< where a bot was asked for it that judges
};

/// A thinker. Used by one thread at a time; keeps no reference to the state.
class Bot {
 public:
  virtual ~Bot() = default;
  /// Advice for the seat to move. Returns what it has, soon, after a stop is asked for. Precondition: a player is to move.
  virtual Advice think(const State& state, const Limits& limits, std::stop_token stop) = 0;
  /// Judges a position that is seen whole, what others hold included, and the move that was played in it (none: none was): the same for the
  /// same position whenever it is asked, within a quarter of a second or so. For games of chance or of hidden things, where what `think`
  /// finds for one seat in its time cannot be set beside what it finds for the next. Absent where it was told to stop, or does not judge.
  virtual std::optional<Judgement> judge(const State& state, Move played, std::stop_token stop) {
    (void)state, (void)played, (void)stop;
    return std::nullopt;
  }
};

}  // namespace tablier
