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
  EndSearch(std::uint64_t max_nodes, std::stop_token stop) : max_nodes_(max_nodes), stop_(std::move(stop)) {}

  /// For the seat to move: 1 wins, 0 draws, −1 loses. Absent where that takes more nodes than it may. Leaves the state as it was.
  std::optional<int> value(PlacingState& state);
  /// Positions looked at by all calls.
  std::uint64_t nodes() const { return nodes_; }

 private:
  std::uint64_t max_nodes_;
  std::stop_token stop_;
  std::uint64_t nodes_ = 0;
  std::unordered_map<std::uint64_t, int> known_;
};

}  // namespace tablier::katarenga
