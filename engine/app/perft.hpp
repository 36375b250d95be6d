#pragma once

#include "sdk/game.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>

/// Counts the leaves of the tree of legal moves: the test of any move generator.
namespace tablier {

/// Lines of exactly `depth` moves from here; a finished round has none. Chance is no such move: it draws once a position, as in a
/// match of that seed in whose round `plies` were played until here. The state is back where it was afterwards.
/// `hear` is told now and then how many moves were played.
using MovesHeard = std::function<void(std::uint64_t moves)>;
std::uint64_t perft(State& state, int depth, std::uint64_t seed, std::size_t plies, const MovesHeard& hear = {});

}  // namespace tablier
