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

/// What a bot has to say about a position.
struct Advice {
  Move move = Move::none;  ///< none when there is nothing to play, or nothing that helps
  double score = 0;        ///< in the game's points, for the seat to move
  Proof proof = Proof::none;
  int depth = 0;  ///< plies
  std::uint64_t nodes = 0;
  double seconds = 0;
  std::vector<Move> line;                  ///< principal variation, `move` first; to the end where proven
  std::optional<std::uint64_t> solutions;  ///< ways to finish from here, when asked for
  std::vector<RatedMove> rated = {};       ///< every legal move, when asked for and known
  /// Ways to finish from here, when asked for and known, each to the end; told apart as `solutions` counts them.
  std::vector<std::vector<Move>> listed = {};
};

/// A thinker. Used by one thread at a time; keeps no reference to the state.
class Bot {
 public:
  virtual ~Bot() = default;
  /// Advice for the seat to move. Returns what it has, soon, after a stop is asked for. Precondition: a player is to move.
  virtual Advice think(const State& state, const Limits& limits, std::stop_token stop) = 0;
};

}  // namespace tablier
