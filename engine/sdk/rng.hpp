#pragma once

#include "sdk/expect.hpp"

#include <array>
#include <cstdint>

/// Reproducible chance: the same seed gives the same numbers on every machine.
namespace tablier {

/// Scrambles 64 bits so that neighbours part (the finaliser of SplitMix64; Steele, Lea, Flood 2014).
/// Also makes Zobrist keys without a table: `mix(piece * K + place)`.
constexpr std::uint64_t mix(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

/// xoshiro256** 1.0 (Blackman, Vigna 2018): 32 bytes, under a nanosecond a number, not for secrets.
class Rng {
 public:
  using result_type = std::uint64_t;

  constexpr explicit Rng(std::uint64_t seed) {
    for (auto& word : state_) word = mix(seed++);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = rotl(state_[3], 45);
    return result;
  }

  /// 0 … n − 1, by multiplication (Lemire 2019); the bias, under n / 2^32, is left in for speed.
  constexpr std::uint32_t below(std::uint32_t n) {
    expects(n > 0);
    return static_cast<std::uint32_t>(((next() >> 32) * n) >> 32);
  }

  /// At least 0 and below 1.
  constexpr double real() { return static_cast<double>(next() >> 11) * 0x1p-53; }

  constexpr std::uint64_t operator()() { return next(); }
  static constexpr std::uint64_t min() { return 0; }
  static constexpr std::uint64_t max() { return ~std::uint64_t{0}; }

 private:
  static constexpr std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
  std::array<std::uint64_t, 4> state_{};
};

}  // namespace tablier
