#pragma once

#include "moving/position.hpp"
#include "sdk/move.hpp"

/// What a move of the moving games says.
namespace tablier::katarenga::moving {

enum class MoveKind : std::uint8_t { step = 1, resign };

struct DecodedMove {
  MoveKind kind = MoveKind::step;
  Step step = {};
  friend bool operator==(DecodedMove, DecodedMove) = default;
};

constexpr Move encode(DecodedMove move) {
  return Move{static_cast<std::uint64_t>(move.kind) << 16 | static_cast<std::uint64_t>(move.step.from) << 8 | move.step.to};
}
constexpr Move move_of(Step step) { return encode({MoveKind::step, step}); }

/// Precondition: made by `encode`.
constexpr DecodedMove decode(Move move) {
  const auto bits = static_cast<std::uint64_t>(move);
  return {static_cast<MoveKind>(bits >> 16), {static_cast<std::uint8_t>(bits >> 8 & 0xff), static_cast<std::uint8_t>(bits & 0xff)}};
}

static_assert(decode(move_of({63, kRightCamp})) == DecodedMove{MoveKind::step, {63, kRightCamp}});

}  // namespace tablier::katarenga::moving
