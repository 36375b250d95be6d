#include "match/seed.hpp"

#include <random>

namespace tablier {

std::uint64_t fresh_seed() {
  std::random_device system;
  const auto half = [&system] { return static_cast<std::uint64_t>(static_cast<std::uint32_t>(system())); };
  const std::uint64_t high = half();
  return high << 32 | half();
}

Rng chance_stream(std::uint64_t seed, std::size_t plies) { return Rng(mix(seed) ^ mix(plies)); }

}  // namespace tablier
