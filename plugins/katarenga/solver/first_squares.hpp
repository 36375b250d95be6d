#pragma once

#include "pawns/position.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

/// What a round is worth by the square of its first pawn.
namespace tablier::katarenga {

/// Values for the first player, by square: positive where that player wins, with so many pawns on the board.
class FirstSquares {
 public:
  FirstSquares(std::vector<int> values, std::uint64_t nodes) : values_(std::move(values)), nodes_(nodes) {}
  int at(int square) const { return values_[static_cast<std::size_t>(square)]; }
  int best() const;
  /// Positions looked at to find them.
  std::uint64_t nodes() const { return nodes_; }

 private:
  std::vector<int> values_;
  std::uint64_t nodes_;
};

/// Exactly; absent where a stop was asked for. Precondition: solvable rules (solver.hpp).
std::optional<FirstSquares> first_squares(const PawnTable& table, const std::stop_token& stop = {});

}  // namespace tablier::katarenga
