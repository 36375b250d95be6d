#pragma once

#include "sdk/grid.hpp"

#include <vector>

/// Shapes made of unit cells, and the ways in which they can lie.
namespace tablier {

/// A set of square or cubic cells. Normalised: the least coordinates are 0 and the cells are sorted (z, y, x).
class Polyform {
 public:
  Polyform() = default;
  /// Moves the cells to the origin, sorts them and drops doubles.
  explicit Polyform(std::vector<Place> cells);

  const std::vector<Place>& cells() const { return cells_; }
  int size() const { return static_cast<int>(cells_.size()); }
  bool empty() const { return cells_.empty(); }
  /// Number of columns, rows and layers that it spans, as the corner opposite to the origin, exclusive.
  Place extent() const;

  /// A quarter turn in the plane of x and y that carries x onto y (with rows growing up: counter-clockwise).
  Polyform turned() const;
  /// Mirrored left to right.
  Polyform mirrored() const;
  /// A quarter turn in the plane of x and z: from lying to standing.
  Polyform tipped() const;
  /// Every cell becomes a block of `across` × `across` cells, `high` layers.
  Polyform scaled(int across, int high = 1) const;

  friend bool operator==(const Polyform&, const Polyform&) = default;
  friend auto operator<=>(const Polyform&, const Polyform&) = default;

 private:
  std::vector<Place> cells_;
};

/// How a shape may be turned.
enum class Turning : std::uint8_t {
  fixed,        ///< not at all
  rotations,    ///< one-sided in the plane: up to 4
  reflections,  ///< and flipped: up to 8
  space         ///< rotated in space, up to 24
};

/// Every different way of lying, the first as given, each later one reached from an earlier one;
/// the order depends on the shape alone.
std::vector<Polyform> orientations(const Polyform& shape, Turning turning);

}  // namespace tablier
