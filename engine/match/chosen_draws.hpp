#pragma once

#include "sdk/game.hpp"
#include "sdk/result.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What chance is to draw in a match, instead of what its seed has: for tests of a game. One thread's.
namespace tablier {

class ChosenDraws {
 public:
  /// Notations, one a turn of chance, taken in turn.
  explicit ChosenDraws(std::vector<std::string> notations) : notations_(std::move(notations)) {}

  /// The next one; absent where none is left, and from then on where the position refuses one: `problem` says which and why. Precondition:
  /// chance is to move.
  std::optional<Move> next(const State& state);

  const std::optional<Problem>& problem() const { return problem_; }
  /// How many chance was not asked for.
  std::size_t left() const { return notations_.size() - taken_; }

 private:
  std::vector<std::string> notations_;
  std::size_t taken_ = 0;
  std::optional<Problem> problem_;
};

}  // namespace tablier
