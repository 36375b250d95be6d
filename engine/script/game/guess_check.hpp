#pragma once

#include "script/game/lua_game_state.hpp"
#include "sdk/text.hpp"

#include <cstddef>
#include <optional>
#include <string>

/// Holds what `sample` imagines against what the seat that it is imagined for knows: for `tablier check`.
namespace tablier::lua {

/// What that seat sees otherwise in the guess than in the true position: a tray, or what is on the board.
std::optional<Text> contradiction(const LuaGameState& state, const State& guess, Seat viewer);

/// Whether guesses have a thing more than once, as no true position has: one that somebody holds or that was played was dealt again.
/// Nobody knows how many there are of a thing, so that it takes many rounds and guesses to say so.
class DoubledThings {
 public:
  void begin_round() { ++rounds_; }
  void note(const LuaGameState& state, const State& guess);
  std::optional<Text> fault() const;

 private:
  static constexpr std::size_t kEnoughRounds = 10, kEnoughGuesses = 20, kOneOf = 4;

  std::size_t rounds_ = 0, guesses_ = 0, doubled_ = 0;
  bool true_ones_too_ = false;
  std::string name_;  ///< of the first that was doubled
};

}  // namespace tablier::lua
