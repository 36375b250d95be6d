#pragma once

#include "core/points.hpp"
#include "sdk/move.hpp"

/// What a move of this game says.
namespace tablier::pente {

enum class MoveKind : std::uint8_t {
  put = 1,  ///< a stone on `point`
  power,    ///< a power stone on `point`, then a stone on `bonus` where that is a point
  swap,     ///< the one who chooses plays the other colour
  stay,     ///< … keeps the colour
  resign
};

/// A move taken apart.
struct DecodedMove {
  MoveKind kind = MoveKind::put;
  Point point = kNoPoint;
  Point bonus = kNoPoint;
  friend bool operator==(DecodedMove, DecodedMove) = default;
};

constexpr Move encode(DecodedMove decoded) {
  return Move{static_cast<std::uint64_t>(decoded.kind) << 32 | static_cast<std::uint64_t>(decoded.bonus) << 16 | decoded.point};
}

/// Precondition: made by `encode`.
constexpr DecodedMove decode(Move move) {
  const auto bits = static_cast<std::uint64_t>(move);
  return {static_cast<MoveKind>(bits >> 32), static_cast<Point>(bits & 0xffff), static_cast<Point>(bits >> 16 & 0xffff)};
}

static_assert(decode(encode({MoveKind::power, 180, kNoPoint})) == DecodedMove{MoveKind::power, 180, kNoPoint});

}  // namespace tablier::pente
