#pragma once

#include "solver/puzzle.hpp"

#include <array>
#include <vector>

/// The cells of a puzzle in the order in which a search fills them. Used by every search.
namespace tablier::katamino {

/// Cells numbered from 0 along the shortest side first, so that what is covered keeps a short edge.
class Region {
 public:
  explicit Region(std::vector<Place> cells);

  int size() const { return static_cast<int>(cells_.size()); }
  Place place(int i) const { return cells_[static_cast<std::size_t>(i)]; }
  const std::vector<Place>& cells() const { return cells_; }
  /// The number of a cell, −1 outside. Logarithmic.
  int index(Place p) const;
  /// The axes (0 x, 1 y, 2 z) from the shortest extent to the longest.
  const std::array<int, 3>& axes() const { return axes_; }
  /// Number of cells along the `n`-th shortest side of the box around the region.
  int extent(int n) const { return extents_[static_cast<std::size_t>(n)]; }

  /// Every set of cells of the region that `way` can cover, as numbers in rising order.
  std::vector<std::vector<int>> placements(const Polyform& way) const;

 private:
  bool before(Place a, Place b) const;

  std::array<int, 3> axes_{};
  std::array<int, 3> extents_{};
  std::vector<Place> cells_;
};

/// x, y or z of a place.
constexpr int coordinate(Place p, int axis) { return axis == 0 ? p.x : axis == 1 ? p.y : p.z; }

}  // namespace tablier::katamino
