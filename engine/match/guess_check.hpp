#pragma once

#include "match/undo_check.hpp"
#include "sdk/rng.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string>

/// Holds what `State::sample` imagines against what the seat that it is imagined for knows: for those who make a game with hidden things.
namespace tablier {

/// What a seat sees otherwise in a position that is imagined for it than in the true one: the table, the facts, its moves, who is to move.
/// What all players see is among that. Then either the game imagines what contradicts the seat, or it shows the seat what it may not know.
/// `seats`: how many play.
std::optional<Text> guess_fault(const State& state, int seats, Rng& rng, RoundWatch& watch);

/// Whether imagined positions have a thing more than once, as no true position has: one that somebody holds or has played was dealt again.
/// Nobody knows how many there are of a thing, so that it takes many rounds and guesses to say so.
class DoubledThings {
 public:
  void begin_round() { ++rounds_; }
  /// Of a position with a player to move.
  void note(const State& state, Rng& rng);
  std::optional<Text> fault() const;

 private:
  static constexpr std::size_t kEnoughRounds = 8, kEnoughGuesses = 20, kOneOf = 4;

  std::size_t rounds_ = 0, guesses_ = 0, doubled_ = 0;
  bool true_ones_too_ = false;
};

}  // namespace tablier
