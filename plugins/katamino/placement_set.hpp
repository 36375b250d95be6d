#pragma once

#include "sdk/rng.hpp"

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

/// A set of placements of the duel, one bit each: what the duel's search is made of.
namespace tablier::katamino {

/// Room for the 2308 placements of the twelve pieces on 8 × 8.
inline constexpr int kMaxPlacements = 37 * 64;

class PlacementSet {
 public:
  void add(int i) { word(i) |= bit(i); }
  bool contains(int i) const { return (words_[index(i)] & bit(i)) != 0; }

  bool empty() const {
    for (const auto w : words_)
      if (w != 0) return false;
    return true;
  }
  int size() const {
    int n = 0;
    for (const auto w : words_) n += std::popcount(w);
    return n;
  }
  /// Number of members that `other` has too.
  int count_common(const PlacementSet& other) const {
    int n = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) n += std::popcount(words_[i] & other.words_[i]);
    return n;
  }

  PlacementSet& operator&=(const PlacementSet& o) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= o.words_[i];
    return *this;
  }
  PlacementSet& operator|=(const PlacementSet& o) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= o.words_[i];
    return *this;
  }
  friend PlacementSet operator&(PlacementSet a, const PlacementSet& b) { return a &= b; }
  friend PlacementSet operator|(PlacementSet a, const PlacementSet& b) { return a |= b; }

  /// Calls `visit(i)` for each member in rising order.
  template <typename Visit>
  void each(Visit visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      for (std::uint64_t w = words_[i]; w != 0; w &= w - 1) visit(static_cast<int>(i) * 64 + std::countr_zero(w));
  }

  /// 64 bits that two different sets share by chance only.
  std::uint64_t hash(std::uint64_t seed) const {
    for (const auto w : words_) seed = mix(seed ^ w);
    return seed;
  }

 private:
  static std::size_t index(int i) {
    assert(i >= 0 && i < kMaxPlacements);
    return static_cast<std::size_t>(i) / 64;
  }
  static std::uint64_t bit(int i) { return std::uint64_t{1} << (i % 64); }
  std::uint64_t& word(int i) { return words_[index(i)]; }

  std::array<std::uint64_t, kMaxPlacements / 64> words_{};
};

}  // namespace tablier::katamino
