#pragma once

#include "sdk/move.hpp"

/// What a move of this game says.
namespace tablier::katamino {

enum class Act : std::uint8_t { lay = 1, lift, take, resign };

/// A move taken apart. `index` is a placement when laying, a piece when lifting or taking.
struct Deed {
  Act act = Act::lay;
  int index = 0;
  friend bool operator==(Deed, Deed) = default;
};

constexpr Move encode(Deed deed) { return Move{static_cast<std::uint64_t>(deed.act) << 32 | static_cast<std::uint32_t>(deed.index)}; }

/// Precondition: made by `encode`.
constexpr Deed decode(Move move) {
  const auto bits = static_cast<std::uint64_t>(move);
  return {static_cast<Act>(bits >> 32), static_cast<int>(bits & 0xffffffff)};
}

static_assert(decode(encode({Act::lift, 7})) == Deed{Act::lift, 7});

}  // namespace tablier::katamino
