#pragma once

#include "sdk/game.hpp"

#include <cstdint>
#include <optional>

/// Whether a game takes its moves back as the SDK asks: for those who make one.
namespace tablier {

/// Plays a round at random from the position, and takes several moves back at each: what `undo` leaves otherwise than it was (the seat to
/// move, the legal moves, the hash) is told with the move that was taken back. Takes some milliseconds; ends after 60 plies, or with the
/// round.
std::optional<Text> undo_fault(const State& position, std::uint64_t seed);

}  // namespace tablier
