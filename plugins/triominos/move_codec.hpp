#pragma once

#include "board.hpp"
#include "sdk/move.hpp"

#include <cstdint>

/// How a move is packed into 64 bits.
namespace tablier::triominos {

enum class MoveKind : std::uint8_t { none, lay, draw, pass, timeout, resign, deal, start, tile };

/// One step: what is done, with which tile and where.
struct DecodedMove {
  MoveKind kind = MoveKind::none;
  int tile = 0;  ///< of lay and tile
  int turn = 0;  ///< of lay
  Cell cell = 0;
};

constexpr Move encode(const DecodedMove& d) {
  return Move{static_cast<std::uint64_t>(d.kind) | static_cast<std::uint64_t>(d.tile) << 4 | static_cast<std::uint64_t>(d.turn) << 10 |
              static_cast<std::uint64_t>(d.cell) << 12};
}
constexpr Move encode(MoveKind kind) { return encode(DecodedMove{.kind = kind}); }

constexpr DecodedMove decode(Move move) {
  const auto bits = static_cast<std::uint64_t>(move);
  return {static_cast<MoveKind>(bits & 15), static_cast<int>(bits >> 4 & 63), static_cast<int>(bits >> 10 & 3),
          static_cast<Cell>(bits >> 12 & 0xffff)};
}

}  // namespace tablier::triominos
