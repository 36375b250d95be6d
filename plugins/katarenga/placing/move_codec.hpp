#pragma once

#include "sdk/move.hpp"

/// What a move of the placing games says.
namespace tablier::katarenga {

enum class MoveKind : std::uint8_t { place = 1, resign };

struct PlacingMove {
  MoveKind kind = MoveKind::place;
  int square = 0;  ///< of a pawn that is placed
  friend bool operator==(PlacingMove, PlacingMove) = default;
};

constexpr Move encode(PlacingMove move) {
  return Move{static_cast<std::uint64_t>(move.kind) << 8 | static_cast<std::uint64_t>(move.square)};
}
constexpr Move place_on(int square) { return encode({MoveKind::place, square}); }

/// Precondition: made by `encode`.
constexpr PlacingMove decode(Move move) {
  const auto bits = static_cast<std::uint64_t>(move);
  return {static_cast<MoveKind>(bits >> 8), static_cast<int>(bits & 0xff)};
}

static_assert(decode(place_on(63)) == PlacingMove{MoveKind::place, 63});

}  // namespace tablier::katarenga
