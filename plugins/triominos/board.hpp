#pragma once

#include "sdk/grid.hpp"
#include "tiles.hpp"

#include <array>
#include <cstdint>
#include <span>

/// The table without an edge: which tile lies where, which places are open and what may lie there. A plain value, 21 kB; nothing allocates.
///
/// Cells and vertices share one numbering: (x, y) is cell number (y + kAboveOrigin) * kWidth + x + kLeftOfOrigin. The width is odd, so that
/// an even number is a cell that points up, and every vertex has an even number.
namespace tablier::triominos {

using Cell = std::uint16_t;

inline constexpr int kWidth = 145;
inline constexpr int kHeight = 72;
inline constexpr int kLeftOfOrigin = 72;
inline constexpr int kAboveOrigin = 36;
inline constexpr int kCells = kWidth * kHeight;
static_assert(kWidth % 2 == 1 && (kLeftOfOrigin + kAboveOrigin) % 2 == 0);

/// How far from the origin the first tile may lie: the other 55, each at the side of one before, then stay within the numbering.
inline constexpr int kMaxColumnsAway = 7;
inline constexpr int kMaxRowsAway = 3;
static_assert(kMaxColumnsAway + kTiles + 3 < kLeftOfOrigin);
static_assert(kMaxRowsAway + kTiles / 2 + 3 < kAboveOrigin);

constexpr bool is_in_reach(Place p) {
  return p.x > -kLeftOfOrigin + 3 && p.x < kLeftOfOrigin - 3 && p.y > -kAboveOrigin + 3 && p.y < kAboveOrigin - 3;
}
/// Precondition: is_in_reach(p).
constexpr Cell cell_at(Place p) { return static_cast<Cell>((p.y + kAboveOrigin) * kWidth + p.x + kLeftOfOrigin); }
constexpr Place place_of(Cell cell) { return {cell % kWidth - kLeftOfOrigin, cell / kWidth - kAboveOrigin}; }
constexpr bool is_up(int cell) { return cell % 2 == 0; }

inline constexpr Cell kOrigin = cell_at({0, 0});

/// The cell across side i, which joins corners i and i + 1.
constexpr int neighbour(int cell, int side) {
  constexpr std::array<int, 3> kOfUp{1, kWidth, -1};
  constexpr std::array<int, 3> kOfDown{-kWidth, 1, -1};
  return cell + (is_up(cell) ? kOfUp : kOfDown)[static_cast<std::size_t>(side)];
}
/// The vertex at corner i; corners run clockwise, from the top of a cell that points up and from the top left of one that points down.
constexpr int vertex(int cell, int corner) {
  constexpr std::array<int, 3> kOfUp{0, kWidth + 1, kWidth - 1};
  constexpr std::array<int, 3> kOfDown{-1, 1, kWidth};
  return cell + (is_up(cell) ? kOfUp : kOfDown)[static_cast<std::size_t>(corner)];
}
/// The six cells about a vertex, as steps from its number.
inline constexpr std::array<int, 6> kAbout{-kWidth - 1, -kWidth, -kWidth + 1, -1, 0, 1};

/// A tile on the table.
struct LaidTile {
  std::uint8_t tile = 0;
  std::uint8_t turn = 0;
  bool bridge = false;  ///< one side touched the layout and the opposite corner met a corner, when it was laid
  Cell cell = 0;
  std::uint8_t opened_at = 0;  ///< for taking it off again: where its place stood in the list of open ones,
  std::uint8_t opened = 0;     ///< and how many it added
};

/// What a placement is, as the scoring asks.
struct PlacementFacts {
  int sum = 0;
  int sides = 0;           ///< that touch the layout
  int corners = 0;         ///< that meet a corner on the table
  bool opposite = false;   ///< one side touches, and the corner opposite to it meets a corner with the same number
  int bridges_beside = 0;  ///< neighbours by a side that were laid as bridges
  int hexagons = 0;        ///< vertices of which it is the sixth tile
  bool first = false;      ///< of the round
  bool triple = false;
};

class Board {
 public:
  /// With `corners_match`, a corner that only touches a corner must show its number too.
  explicit Board(bool corners_match) : corners_match_(corners_match) {}

  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  std::span<const LaidTile> tiles() const { return {laid_.data(), static_cast<std::size_t>(size_)}; }
  /// The index in tiles() of what lies there; −1: nothing.
  int lying_at(int cell) const { return cells_[static_cast<std::size_t>(cell)] - 1; }
  bool is_free(int cell) const { return lying_at(cell) < 0; }
  /// Empty cells beside the layout, in an order that undoing restores.
  std::span<const Cell> open() const { return {open_.data(), static_cast<std::size_t>(open_size_)}; }
  bool is_open(Cell cell) const;

  /// The tiles that may lie on an open cell.
  TileSet fitting_at(Cell cell) const { return corners_match_ ? fitting(key(cell)) : fitting_by_sides(cell); }
  /// The turn of a tile on an open cell. Precondition: the tile is among fitting_at(cell).
  int turn_at(Cell cell, int tile) const;
  /// The tiles that may lie somewhere; all of them on an empty table.
  TileSet playable() const;
  /// True where a tile in that turn may lie on an open cell.
  bool fits(Cell cell, int tile, int turn) const;

  PlacementFacts facts(Cell cell, int tile, int turn) const;

  /// Precondition: it fits there, or the table is empty.
  void lay(Cell cell, int tile, int turn, bool bridge);
  /// Takes off what was laid last. Precondition: not empty.
  void lift();

  /// Equal for equal layouts, whatever was laid first.
  std::uint64_t hash() const { return hash_; }

 private:
  int key(Cell cell) const;
  int key_by_sides(Cell cell) const;  ///< −1 where the neighbours ask for different digits
  TileSet fitting_by_sides(Cell cell) const;
  int asked_by_side(Cell cell, int side, int corner) const;
  bool shows_at(int vertex, int digit) const;
  int digit_of(int laid, int vertex) const;
  bool has_neighbour(int cell) const;
  void open_around(Cell cell);
  void count_corner(int vertex, int digit, int by);

  int tiles_at(int vertex) const { return corners_[static_cast<std::size_t>(vertex)] >> 3; }
  int digit_at(int vertex) const { return corners_[static_cast<std::size_t>(vertex)] & 7; }

  bool corners_match_;
  int size_ = 0;
  int open_size_ = 0;
  std::uint64_t hash_ = 0;
  std::array<LaidTile, kTiles> laid_{};
  std::array<Cell, kTiles + 4> open_{};         // n tiles have at most n + 2 open places beside them
  std::array<std::uint8_t, kCells> cells_{};    // 1 + index in laid_; 0: free
  std::array<std::uint8_t, kCells> corners_{};  // tiles about the vertex * 8 + the digit that the first of them shows
};

}  // namespace tablier::triominos
