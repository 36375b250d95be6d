#pragma once

#include "core/reach.hpp"

#include <array>
#include <cstdint>

/// How many moves a pawn needs from a square to others of one board, were it alone. Evaluations are made of these.
namespace tablier::katarenga::moving {

/// A number of moves for each square that a pawn may start from.
using MoveCounts = std::array<std::uint8_t, kMaxSquares>;

/// More moves than any way takes that exists; what cannot be reached is that far.
inline constexpr std::uint8_t kFarAway = 9;

/// From each square to the nearest of `goals`; 0 on them.
MoveCounts moves_to(const Reach& reach, SquareSet goals);

}  // namespace tablier::katarenga::moving
