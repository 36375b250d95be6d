#pragma once

#include "core/points.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

/// A set of points as bits: for the bots.
namespace tablier::pente {

class PointBits {
 public:
  void set(Point p) { words_[p / 64] |= bit(p); }
  void reset(Point p) { words_[p / 64] &= ~bit(p); }
  bool has(Point p) const { return (words_[p / 64] & bit(p)) != 0; }
  bool any() const {
    return std::any_of(words_.begin(), words_.end(), [](std::uint64_t w) { return w != 0; });
  }
  int count() const {
    int n = 0;
    for (const std::uint64_t w : words_) n += std::popcount(w);
    return n;
  }
  /// In rising order.
  template <typename Visit>
  void each(Visit visit) const {
    for (std::size_t i = 0; i < kWords; ++i)
      for (std::uint64_t w = words_[i]; w; w &= w - 1) visit(static_cast<Point>(i * 64 + static_cast<std::size_t>(std::countr_zero(w))));
  }
  PointBits& operator|=(const PointBits& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  PointBits& operator&=(const PointBits& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  friend PointBits operator|(PointBits a, const PointBits& b) { return a |= b; }
  friend PointBits operator&(PointBits a, const PointBits& b) { return a &= b; }

 private:
  static constexpr std::size_t kWords = (kPoints + 63) / 64;
  static std::uint64_t bit(Point p) { return std::uint64_t{1} << (p % 64); }
  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace tablier::pente
