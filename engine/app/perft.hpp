#pragma once

#include "sdk/game.hpp"

#include <cstdint>

/// Counts the leaves of the tree of legal moves: the test of any move generator.
namespace tablier {

/// Lines of exactly `depth` moves from here; a finished round has none. Chance is not a ply: it draws once a position, from `seed` and the
/// position alone, so that the count is always the same. The state is back where it was afterwards.
std::uint64_t perft(State& state, int depth, std::uint64_t seed);

}  // namespace tablier
