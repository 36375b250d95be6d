#pragma once

#include "script/decision.hpp"
#include "script/game/game_functions.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

/// What a game's functions that only look (`look`, `touch`, `facts` and the like) took for one position: they are asked for each of its
/// moves, and a limit a call would let them hold a match for minutes. The rules themselves are asked once a position; their limit is the
/// call's, since without them there is no game to go on with.
namespace tablier::lua {

/// A thread's. Trivial, so that reading it costs no check whether it was made. Times in nanoseconds.
class LookTimes {
 public:
  static constexpr std::int64_t kBudget = static_cast<std::int64_t>(kDecisionSeconds * 1e9);

  /// They work for the position of that token from now on.
  void begin(std::uint64_t position) {
    if (position == position_) return;
    position_ = position;
    left_ = kBudget;
    taken_ = {};
  }
  std::int64_t left() const { return left_; }
  std::int64_t taken(GameFunction function) const { return taken_[index_of(function)]; }
  void spend(GameFunction function, std::int64_t time) {
    left_ -= time;
    taken_[index_of(function)] += time;
  }
  GameFunction slowest() const { return static_cast<GameFunction>(std::ranges::max_element(taken_) - taken_.begin()); }
  /// It is asked no more, and what it took counts no more.
  void forgive(GameFunction function) {
    left_ = std::max<std::int64_t>(left_, 0) + std::min(taken(function), kBudget);
    taken_[index_of(function)] = 0;
  }

 private:
  std::uint64_t position_ = 0;  ///< token; 0: of none
  std::int64_t left_ = kBudget;
  std::array<std::int64_t, kGameFunctions> taken_{};
};

}  // namespace tablier::lua
