#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The 56 tiles: three digits 0 … 5 clockwise, the smallest first, that never decrease. A tile cannot be turned over, so that
/// 0-1-2 exists and 0-2-1 does not.
namespace tablier::triominos {

inline constexpr int kTiles = 56;
inline constexpr int kHighestDigit = 5;

/// Three digits, clockwise.
using Digits = std::array<std::uint8_t, 3>;

/// Tiles by their numbers 0 … 55, which follow the order of their digits. A set of them is 56 bits.
using TileSet = std::uint64_t;
inline constexpr TileSet kAllTiles = (TileSet{1} << kTiles) - 1;
constexpr TileSet set_of(int tile) { return TileSet{1} << tile; }
/// A number from 0 on as an index of an array.
constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
constexpr int count(TileSet set) { return std::popcount(set); }

/// Calls `visit(tile)` for each tile of a set, the lowest first.
template <typename Visit>
constexpr void for_each(TileSet set, Visit&& visit) {
  for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

namespace detail {
constexpr std::array<Digits, kTiles> all_digits() {
  std::array<Digits, kTiles> all{};
  std::size_t n = 0;
  for (std::uint8_t a = 0; a <= kHighestDigit; ++a)
    for (std::uint8_t b = a; b <= kHighestDigit; ++b)
      for (std::uint8_t c = b; c <= kHighestDigit; ++c) all[n++] = {a, b, c};
  return all;
}
}  // namespace detail

inline constexpr std::array<Digits, kTiles> kTileDigits = detail::all_digits();

constexpr const Digits& digits(int tile) { return kTileDigits[static_cast<std::size_t>(tile)]; }
/// The digits of a tile turned by `turn` thirds: corner i shows the tile's own digit (i + turn) mod 3.
constexpr Digits digits(int tile, int turn) {
  const Digits& d = digits(tile);
  const auto at = [&](int i) { return d[static_cast<std::size_t>((i + turn) % 3)]; };
  return {at(0), at(1), at(2)};
}
constexpr int sum(const Digits& d) { return d[0] + d[1] + d[2]; }
constexpr int sum(int tile) { return sum(digits(tile)); }
/// Corners of all the tiles of a set together.
constexpr int sum_of(TileSet set) {
  int total = 0;
  for_each(set, [&](int tile) { total += sum(tile); });
  return total;
}
/// Three equal digits: no turn changes it.
constexpr bool is_triple(int tile) { return digits(tile)[0] == digits(tile)[2]; }
/// In how many ways it can lie.
constexpr int turns(int tile) { return is_triple(tile) ? 1 : 3; }

/// What the three corners of a place ask for: a digit, or kFree where anything will do.
inline constexpr int kFree = kHighestDigit + 1;
constexpr int key_of(int a, int b, int c) { return (a * (kFree + 1) + b) * (kFree + 1) + c; }
inline constexpr int kKeys = key_of(kFree, kFree, kFree) + 1;

/// The tiles that can lie, in some turn, where the corners ask for this.
TileSet fitting(int key);
/// The least turn in which a tile lies there. Precondition: it is among fitting(key).
int turn_for(int tile, int key);

/// A tile and how it is turned.
struct TurnedTile {
  int tile = 0;
  int turn = 0;
};
/// The tile that shows these digits clockwise; absent for a mirror image of one, or digits over 5.
std::optional<TurnedTile> find_tile(const Digits& shown);
/// Reads three digits 0 … 9; absent for anything else.
std::optional<Digits> read_digits(std::string_view text);
std::string to_text(const Digits& digits);
/// `1-2-5`, for people.
std::string spoken(int tile);

static_assert(sum_of(kAllTiles) == 420);

}  // namespace tablier::triominos
