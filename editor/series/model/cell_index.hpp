#pragma once

#include <compare>
#include <cstddef>
#include <set>

/// Where something is in the grid of a series.
namespace tablier::editor {

/// A slot of the grid: the row, and which piece of it, both from 0.
struct CellIndex {
  std::size_t row = 0;
  std::size_t column = 0;
  friend auto operator<=>(const CellIndex&, const CellIndex&) = default;
};

/// Slots whose piece is to stay when the machine makes or fills rows. Hands may change them.
using Locks = std::set<CellIndex>;

}  // namespace tablier::editor
