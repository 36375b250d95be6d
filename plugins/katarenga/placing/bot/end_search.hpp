#pragma once

#include "placing/state.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <unordered_map>

/// Sees a round to its end by trying everything, by the rules alone: any placing game, whatever its script says.
namespace tablier::katarenga {

class EndSearch {
 public:
  /// A position costs as many questions as it has squares open: the script is asked about each.
  EndSearch(std::uint64_t max_questions, std::stop_token stop) : max_questions_(max_questions), stop_(std::move(stop)) {}

  /// For the seat to move: 1 wins, 0 draws, −1 loses. Absent where that takes more than it may. Leaves the state as it was.
  std::optional<int> value(PlacingState& state);
  /// Positions looked at by all calls.
  std::uint64_t nodes() const { return nodes_; }

 private:
  std::uint64_t max_questions_;
  std::stop_token stop_;
  std::uint64_t questions_ = 0;
  std::uint64_t nodes_ = 0;
  std::unordered_map<std::uint64_t, int> known_;
};

}  // namespace tablier::katarenga
