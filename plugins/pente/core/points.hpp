#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

/// Where stones stand, as numbers, and the lines of the board as words of 32 bits. Everything here is a constant table.
namespace tablier::pente {

inline constexpr int kSide = 20;       ///< of the largest board, Gomocup's, and the step from row to row on every board
inline constexpr int kUsualSide = 19;  ///< of the board in the box
inline constexpr int kSmallestSide = 5;
inline constexpr int kPoints = kSide * kSide;

/// A point: row * kSide + column, both from 0, A1 is 0. The same on boards of every size: a smaller one has gaps.
using Point = std::uint16_t;
inline constexpr Point kNoPoint = 0xffff;

constexpr Point point_at(int column, int row) { return static_cast<Point>(row * kSide + column); }
constexpr int column(Point p) { return p % kSide; }
constexpr int row(Point p) { return p / kSide; }

/// Directions: along the row, along the column, rising diagonal, falling diagonal.
inline constexpr std::size_t kDirections = 4;
/// From a point to the next in a direction: the next higher bit of its line.
inline constexpr std::array<int, kDirections> kSteps{1, kSide, kSide + 1, 1 - kSide};

/// All lines of all directions: 20 rows, 20 columns, 39 and 39 diagonals.
inline constexpr std::size_t kLines = 4 * kSide - 2 + 2 * kSide;
/// A line's first point (lowest column; lowest row for columns) is at bit kPad of its word when its column is 0: there are kPad bits
/// that are never set below and above the 20, so that windows of 6 points either way need no test for the edge.
inline constexpr int kPad = 6;
static_assert(kSide + 2 * kPad <= 32);

using Word = std::uint32_t;

/// Where a point is on its four lines.
struct PointLines {
  std::array<std::uint8_t, kDirections> line;
  std::array<std::uint8_t, kDirections> bit;
};

constexpr PointLines lines_through(int x, int y) {
  const auto byte = [](int n) { return static_cast<std::uint8_t>(n); };
  return {{byte(y), byte(kSide + x), byte(2 * kSide + x - y + kSide - 1), byte(4 * kSide - 1 + x + y)},
          {byte(kPad + x), byte(kPad + y), byte(kPad + x), byte(kPad + x)}};
}

inline constexpr std::array<PointLines, kPoints> kPointLines = [] {
  std::array<PointLines, kPoints> all{};
  for (int y = 0; y < kSide; ++y)
    for (int x = 0; x < kSide; ++x) all[point_at(x, y)] = lines_through(x, y);
  return all;
}();

/// The point at a bit of a line. Precondition: there is one.
constexpr Point point_on(std::size_t line, int bit) {
  const int n = static_cast<int>(line);
  const int at = bit - kPad;
  if (n < kSide) return point_at(at, n);
  if (n < 2 * kSide) return point_at(n - kSide, at);
  if (n < 4 * kSide - 1) return point_at(at, at - (n - 2 * kSide - (kSide - 1)));
  return point_at(at, n - (4 * kSide - 1) - at);
}

/// The bits of a line that are points of a board: kMasks[side of the board][line].
inline constexpr auto kMasks = [] {
  std::array<std::array<Word, kLines>, kSide + 1> all{};
  for (std::size_t side = kSmallestSide; side <= kSide; ++side)
    for (int y = 0; y < static_cast<int>(side); ++y)
      for (int x = 0; x < static_cast<int>(side); ++x) {
        const PointLines& lines_at = kPointLines[point_at(x, y)];
        for (std::size_t d = 0; d < kDirections; ++d) all[side][lines_at.line[d]] |= Word{1} << lines_at.bit[d];
      }
  return all;
}();

/// Points between a point and the middle of a board, as a king walks; on an even side the four middle points are at 0.
constexpr int distance_from_centre(Point p, int side) {
  const auto from = [side](int n) { return n * 2 > side - 1 ? n * 2 - (side - 1) : side - 1 - n * 2; };
  const int across = from(column(p));
  const int along = from(row(p));
  return (across > along ? across : along) / 2;
}

}  // namespace tablier::pente
