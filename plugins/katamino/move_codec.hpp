#pragma once

#include "sdk/move.hpp"

/// What a move of this game says.
namespace tablier::katamino {

enum class MoveKind : std::uint8_t { lay = 1, lift, take, resign };

/// A move taken apart. `index` is a placement when laying, a piece when lifting or taking.
struct DecodedMove {
  MoveKind kind = MoveKind::lay;
  int index = 0;
  friend bool operator==(DecodedMove, DecodedMove) = default;
};

constexpr Move encode(DecodedMove decoded) {
  return Move{static_cast<std::uint64_t>(decoded.kind) << 32 | static_cast<std::uint32_t>(decoded.index)};
}

/// Precondition: made by `encode`.
constexpr DecodedMove decode(Move move) {
  const auto bits = static_cast<std::uint64_t>(move);
  return {static_cast<MoveKind>(bits >> 32), static_cast<int>(bits & 0xffffffff)};
}

static_assert(decode(encode({MoveKind::lift, 7})) == DecodedMove{MoveKind::lift, 7});

}  // namespace tablier::katamino
