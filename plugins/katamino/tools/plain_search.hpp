#pragma once

#include <cstdint>

/// The plain way to solve the 6 × 10 board, for comparison: what the solver's other ideas are worth is measured against it.
/// Its body is in tests/bench/, apart from what it is compared with.
namespace tablier::katamino {

struct PlainResult {
  std::uint64_t solutions = 0;
  std::uint64_t nodes = 0;  ///< pieces laid
};

/// Every distinct solution of twelve pentominoes on 6 × 10, set-up included. First-empty-cell search over one 64-bit word, rows along the
/// shorter side; the ways to cover that cell are one 64-bit mask of the 63 orientations, from two tables indexed by the twelve squares
/// after it and the twelve after those; X is laid first, in a quarter of the board.
PlainResult plain_search();

}  // namespace tablier::katamino
