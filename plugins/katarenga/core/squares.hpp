#pragma once

#include <bit>
#include <cstdint>
#include <optional>

/// The words of the board: colours of squares, and sets of squares as bits.
namespace tablier::katarenga {

/// What a square is painted, which is how everything moves from it.
enum class Colour : std::uint8_t {
  red,     ///< as a rook
  yellow,  ///< as a bishop
  green,   ///< as a knight
  blue     ///< as a king
};
inline constexpr int kColours = 4;

/// The letter of a colour in a pattern of the content, and the paint of its squares.
constexpr char letter(Colour colour) { return "RYGB"[static_cast<int>(colour)]; }
constexpr std::optional<Colour> colour_of(char c) {
  for (int i = 0; i < kColours; ++i)
    if (letter(static_cast<Colour>(i)) == c) return static_cast<Colour>(i);
  return std::nullopt;
}

/// Squares of one board: bit `y * side + x`, a1 lowest.
using SquareSet = std::uint64_t;

inline constexpr int kQuarterSide = 4;
inline constexpr int kBoardSide = 8;
inline constexpr int kMaxSquares = kBoardSide * kBoardSide;

constexpr SquareSet bit(int square) { return SquareSet{1} << square; }
constexpr int count(SquareSet set) { return std::popcount(set); }
constexpr int first(SquareSet set) { return std::countr_zero(set); }

/// From the lowest square up.
template <typename Visit>
void for_each(SquareSet set, Visit visit) {
  for (; set != 0; set &= set - 1) visit(first(set));
}

}  // namespace tablier::katarenga
