#pragma once

#include "sdk/search/score.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

/// What searches remember of positions, shared by threads without a lock.
namespace tablier {

/// What a remembered score says of the real one.
enum class Bound : std::uint8_t { none, upper, lower, exact };

/// What is remembered of one position.
struct TranspositionEntry {
  std::uint32_t move = 0;  ///< below 2^20; 0: none
  int score = 0;           ///< decided scores count plies from the position itself
  int depth = 0;           ///< 0 … 255
  Bound bound = Bound::none;
};

/// A table of fixed size; 16 bytes an entry, four entries a line of the cache. An entry is two words, the key stored xor the data, so that
/// one torn by two writers is not recognised (R. Hyatt, T. Mann, "A lockless transposition-table implementation", 2002).
class TranspositionTable {
 public:
  /// Rounded down to a power of two; at least one bucket.
  explicit TranspositionTable(std::size_t bytes)
      : mask_(std::bit_floor(std::max(bytes / sizeof(Bucket), std::size_t{1})) - 1), buckets_(std::make_unique<Bucket[]>(mask_ + 1)) {}

  /// Older entries give way first from now on. Not while others search.
  void next_search() { age_ = (age_ + 1) & kAgeMask; }

  std::optional<TranspositionEntry> find(std::uint64_t key) const {
    for (const Entry& e : bucket(key).entries) {
      const std::uint64_t data = e.data.load(std::memory_order_relaxed);
      if (data != 0 && (e.check.load(std::memory_order_relaxed) ^ data) == key) return unpack(data);
    }
    return std::nullopt;
  }

  /// Takes the place of the same position, or of the shallowest and oldest one there. A position keeps its move when it comes without one.
  void store(std::uint64_t key, TranspositionEntry r) {
    assert(r.move < (1U << 20) && r.depth >= 0 && r.depth < 256);
    Entry* worst = nullptr;
    int min = 0;
    for (Entry& e : bucket(key).entries) {
      const std::uint64_t data = e.data.load(std::memory_order_relaxed);
      const bool same = data != 0 && (e.check.load(std::memory_order_relaxed) ^ data) == key;
      if (same && r.move == 0) r.move = unpack(data).move;
      const int priority = same ? -kAgeMask * kAgeWeight : keep_priority(data);
      if (worst && priority >= min) continue;
      worst = &e;
      min = priority;
    }
    const std::uint64_t data = pack(r);
    worst->data.store(data, std::memory_order_relaxed);
    worst->check.store(key ^ data, std::memory_order_relaxed);
  }

  std::size_t bytes() const { return (mask_ + 1) * sizeof(Bucket); }

 private:
  struct Entry {
    std::atomic<std::uint64_t> check{0};
    std::atomic<std::uint64_t> data{0};
  };
  struct alignas(64) Bucket {
    std::array<Entry, 4> entries;
  };

  // move 20 bits, score 22, depth 8, bound 2, age 6, and one bit that tells an entry from none
  static constexpr int kAgeMask = 63;
  static constexpr int kAgeWeight = 4;  // plies that one search of age weighs
  static constexpr int kScoreShift = 20, kDepthShift = 42, kBoundShift = 50, kAgeShift = 52, kUsedShift = 58;
  static_assert(kInfinite <= 1 << 21);

  Bucket& bucket(std::uint64_t key) { return buckets_[key & mask_]; }
  const Bucket& bucket(std::uint64_t key) const { return buckets_[key & mask_]; }

  int keep_priority(std::uint64_t data) const {
    if (data == 0) return -kAgeMask * kAgeWeight + 1;
    const int age = (age_ - static_cast<int>(data >> kAgeShift & kAgeMask)) & kAgeMask;
    return static_cast<int>(data >> kDepthShift & 255) - age * kAgeWeight;
  }

  std::uint64_t pack(const TranspositionEntry& r) const {
    return r.move | std::uint64_t(static_cast<unsigned>(r.score + kInfinite)) << kScoreShift | std::uint64_t(r.depth) << kDepthShift |
           std::uint64_t(r.bound) << kBoundShift | std::uint64_t(age_) << kAgeShift | std::uint64_t{1} << kUsedShift;
  }
  static TranspositionEntry unpack(std::uint64_t data) {
    TranspositionEntry r;
    r.move = static_cast<std::uint32_t>(data & 0xfffff);
    r.score = static_cast<int>(data >> kScoreShift & 0x3fffff) - kInfinite;
    r.depth = static_cast<int>(data >> kDepthShift & 255);
    r.bound = static_cast<Bound>(data >> kBoundShift & 3);
    return r;
  }

  std::size_t mask_;
  std::unique_ptr<Bucket[]> buckets_;
  int age_ = 0;
};

}  // namespace tablier
