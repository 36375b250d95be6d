#pragma once

#include "sdk/expect.hpp"
#include "sdk/result.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Where things stand: places on a lattice, bounded or not.
namespace tablier {

/// Integer coordinates on a surface. x grows to the right; y grows up or down as the grid says; z is the layer, lowest 0.
struct Place {
  std::int16_t x = 0;
  std::int16_t y = 0;
  std::int16_t z = 0;

  constexpr Place() = default;
  constexpr Place(int px, int py, int pz = 0)
      : x(static_cast<std::int16_t>(px)), y(static_cast<std::int16_t>(py)), z(static_cast<std::int16_t>(pz)) {}
  friend constexpr bool operator==(Place, Place) = default;
  /// Layer by layer, row by row, column by column.
  friend constexpr std::strong_ordering operator<=>(Place a, Place b) {
    if (const auto c = a.z <=> b.z; c != 0) return c;
    if (const auto c = a.y <=> b.y; c != 0) return c;
    return a.x <=> b.x;
  }
};

/// What a place is.
enum class Lattice : std::uint8_t {
  squares,    ///< unit cells, four sides
  points,     ///< the intersections of a squared paper
  triangles,  ///< cell (x,y) points up when x + y is even; a column is half a side wide
  cubes       ///< unit cells in layers, six sides
};

/// The side neighbours of a place, at most six.
class Neighbours {
 public:
  void push(Place p) { places_[static_cast<std::size_t>(size_++)] = p; }
  const Place* begin() const { return places_.data(); }
  const Place* end() const { return places_.data() + size_; }
  int size() const { return size_; }

 private:
  std::array<Place, 6> places_{};
  int size_ = 0;
};

/// A place that bears a name of its own: a camp beside the board.
struct PlaceName {
  Place place;
  std::string name;
  friend bool operator==(const PlaceName&, const PlaceName&) = default;
};

/// The shape of a surface: a lattice, its size where it has one, which of its places are there, and how they are named.
struct Grid {
  Lattice lattice = Lattice::squares;
  int width = 0;        ///< columns; 0 with `height` 0 and `depth` 0 for a boundless grid
  int height = 0;       ///< rows
  int depth = 1;        ///< layers; 1 for anything flat
  bool rows_up = true;  ///< row 0 is the lowest on the screen
  bool skip_i = false;  ///< columns are named A … H J K …, as go and Pente boards have it
  bool upper_case = false;
  int first_column = 0;                   ///< x of column `a`: what lies left of it is beside the named board
  int first_row = 0;                      ///< y of row 1
  std::vector<std::uint8_t> mask = {};    ///< by `index`: 0 where there is no place; empty: every place is there
  std::vector<PlaceName> own_names = {};  ///< of places that columns and rows do not name

  static Grid boundless(Lattice lattice) { return {lattice, 0, 0, 0, false, false, false}; }

  bool bounded() const { return width > 0; }
  bool contains(Place p) const;
  /// True for a place within width, height and depth, whether the mask has it or not. Everywhere on a boundless grid.
  bool in_extent(Place p) const;
  /// Number of places, those that the mask leaves out too; 0 for a boundless grid.
  int size() const { return width * height * depth; }
  /// Layer by layer, row by row. Precondition: bounded, in_extent(p).
  int index(Place p) const {
    expects(bounded() && in_extent(p));
    return (p.z * height + p.y) * width + p.x;
  }
  /// Inverse of `index`.
  Place place(int i) const {
    expects(i >= 0 && i < size());
    return {i % width, i / width % height, i / (width * height)};
  }
  /// Those that share a side (a grid step, for points) and are on the grid.
  Neighbours neighbours(Place p) const;

  /// `c4`, `K10`, `a1.2` with its layer; `0,-1` on a boundless grid; its own name where it has one.
  std::string name(Place p) const;
  /// Reads what `name` writes, in either case; says what is wrong or that it is off the board.
  Result<Place> parse(std::string_view text) const;
};

/// True where triangle (x,y) points up.
constexpr bool points_up(Place p) { return ((p.x + p.y) & 1) == 0; }

}  // namespace tablier
