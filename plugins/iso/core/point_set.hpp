#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

/// Sets of points as bits.
namespace tablier::iso {

/// Up to 64 × kWords bits. Bits shifted out are lost.
template <int kWords>
class PointSet {
 public:
  static constexpr std::size_t kSize = kWords;

  constexpr void set(int bit) { words_[static_cast<std::size_t>(bit) / 64] |= std::uint64_t{1} << (bit % 64); }
  constexpr void reset(int bit) { words_[static_cast<std::size_t>(bit) / 64] &= ~(std::uint64_t{1} << (bit % 64)); }
  constexpr bool test(int bit) const { return (words_[static_cast<std::size_t>(bit) / 64] >> (bit % 64) & 1) != 0; }
  constexpr bool any() const {
    std::uint64_t all = 0;
    for (const std::uint64_t w : words_) all |= w;
    return all != 0;
  }
  constexpr int count() const {
    int n = 0;
    for (const std::uint64_t w : words_) n += std::popcount(w);
    return n;
  }

  constexpr std::uint64_t word(std::size_t i) const { return words_[i]; }
  constexpr std::uint64_t& word(std::size_t i) { return words_[i]; }

  /// Calls `visit(bit)` for each point of the set, lowest first.
  template <typename Visit>
  constexpr void for_each(Visit&& visit) const {
    for (std::size_t i = 0; i < kSize; ++i)
      for (std::uint64_t w = words_[i]; w != 0; w &= w - 1) visit(static_cast<int>(i * 64) + std::countr_zero(w));
  }

  constexpr PointSet& operator|=(const PointSet& o) {
    for (std::size_t i = 0; i < kSize; ++i) words_[i] |= o.words_[i];
    return *this;
  }
  constexpr PointSet& operator&=(const PointSet& o) {
    for (std::size_t i = 0; i < kSize; ++i) words_[i] &= o.words_[i];
    return *this;
  }
  friend constexpr PointSet operator|(PointSet a, const PointSet& b) { return a |= b; }
  friend constexpr PointSet operator&(PointSet a, const PointSet& b) { return a &= b; }
  /// The points of `a` that are not in `b`.
  friend constexpr PointSet without(PointSet a, const PointSet& b) {
    for (std::size_t i = 0; i < kSize; ++i) a.words_[i] &= ~b.words_[i];
    return a;
  }
  /// Every point n bits higher or lower. n: 0 … 127.
  friend constexpr PointSet operator<<(const PointSet& a, int n) {
    PointSet out;
    const auto whole = static_cast<std::size_t>(n) / 64;
    const int part = n % 64;
    for (std::size_t i = whole; i < kSize; ++i) {
      out.words_[i] = a.words_[i - whole] << part;
      if (part != 0 && i > whole) out.words_[i] |= a.words_[i - whole - 1] >> (64 - part);
    }
    return out;
  }
  friend constexpr PointSet operator>>(const PointSet& a, int n) {
    PointSet out;
    const auto whole = static_cast<std::size_t>(n) / 64;
    const int part = n % 64;
    for (std::size_t i = 0; i + whole < kSize; ++i) {
      out.words_[i] = a.words_[i + whole] >> part;
      if (part != 0 && i + whole + 1 < kSize) out.words_[i] |= a.words_[i + whole + 1] << (64 - part);
    }
    return out;
  }
  friend constexpr bool operator==(const PointSet&, const PointSet&) = default;

 private:
  std::array<std::uint64_t, kSize> words_{};
};

}  // namespace tablier::iso
