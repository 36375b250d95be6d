#pragma once

#include "core/points.hpp"
#include "sdk/move.hpp"

/// What a move of this game says.
namespace tablier::pente {

enum class Act : std::uint8_t {
  put = 1,  ///< a stone on `point`
  power,    ///< a power stone on `point`, then a stone on `bonus` where that is a point
  swap,     ///< the one who chooses plays the other colour
  stay,     ///< … keeps the colour
  resign
};

/// A move taken apart.
struct Deed {
  Act act = Act::put;
  Point point = kNoPoint;
  Point bonus = kNoPoint;
  friend bool operator==(Deed, Deed) = default;
};

constexpr Move encode(Deed deed) {
  return Move{static_cast<std::uint64_t>(deed.act) << 32 | static_cast<std::uint64_t>(deed.bonus) << 16 | deed.point};
}

/// Precondition: made by `encode`.
constexpr Deed decode(Move move) {
  const auto bits = static_cast<std::uint64_t>(move);
  return {static_cast<Act>(bits >> 32), static_cast<Point>(bits & 0xffff), static_cast<Point>(bits >> 16 & 0xffff)};
}

static_assert(decode(encode({Act::power, 180, kNoPoint})) == Deed{Act::power, 180, kNoPoint});

}  // namespace tablier::pente
