#pragma once

#include "core/placement.hpp"
#include "sdk/move.hpp"

/// Moves of this game: a placement or the pass of core/, or a resignation.
namespace tablier::iso {

inline constexpr Move kResign{kPlacementNumbers + 1};

/// A number from 1: 0 is no move.
constexpr Move encode(Placement p) { return Move{std::uint64_t{number(p)} + 1}; }
/// Precondition: made by `encode`.
constexpr Placement decode(Move move) { return static_cast<Placement>(static_cast<std::uint64_t>(move) - 1); }

static_assert(decode(encode(kPass)) == kPass && encode(kPass) != kResign);

}  // namespace tablier::iso
