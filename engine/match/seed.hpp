#pragma once

#include "sdk/rng.hpp"

#include <cstddef>
#include <cstdint>

/// Where the chance of a real match comes from.
namespace tablier {

/// 64 bits from the system: nobody finds out by trying what was dealt. A seed stays in saves; no observation has it.
std::uint64_t fresh_seed();

/// What chance draws from in a round, after so many plies of it, its own with them: each ply has a stream of its own, so that undo and
/// another way to the same ply change nothing.
Rng chance_stream(std::uint64_t seed, std::size_t plies);

}  // namespace tablier
