#pragma once

#include <compare>
#include <cstddef>

/// Where something is in the grid of a series.
namespace tablier::katamino {

/// A slot of the grid: the row, and which piece of it, both from 0.
struct CellIndex {
  std::size_t row = 0;
  std::size_t column = 0;
  friend auto operator<=>(const CellIndex&, const CellIndex&) = default;
};

}  // namespace tablier::katamino
