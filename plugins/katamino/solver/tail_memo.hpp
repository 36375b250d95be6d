#pragma once

#include "solver/bits.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <span>

/// What a search of flat boards remembers of the ends that it has met.
namespace tablier::katamino {

/// A set of pieces, by index.
using PieceSet = std::uint16_t;

/// The last cells of a board are left over in the same shape again and again, by other pieces laid in other ways. For each such shape
/// (the word of all that is covered) this keeps a list: for each way to tile it with different pieces, the set of these pieces.
///
/// Open addressing into a table of fixed size; the lists stand one after the other in one pool, each filled up to whole blocks of eight so
/// that they are scanned by vector instructions. All room is reserved when it is made, but memory that no search reaches is never touched.
/// When it is full it says so and must be cleared.
class TailMemo {
 public:
  static constexpr std::size_t kBlock = 8;
  /// Fills up a block: never a subset of anything, since no puzzle has sixteen pieces.
  static constexpr PieceSet kNothing = 0xFFFF;

  /// A list of sets. `must`: the pieces that are in every one of them.
  struct Tails {
    Word covered = 0;  ///< the shape; 0: an unused slot (something is always covered)
    std::uint32_t first = 0;
    std::uint16_t blocks = 0;
    PieceSet must = 0;
  };

  /// Room for 2^bits shapes and for `pool` sets. Precondition: bits ≥ 4.
  TailMemo(int bits, std::size_t pool)
      : slots_(static_cast<Tails*>(std::calloc(std::size_t{1} << bits, sizeof(Tails)))),
        pool_(static_cast<PieceSet*>(std::calloc(pool, sizeof(PieceSet)))),
        slot_mask_((std::size_t{1} << bits) - 1),
        pool_size_(pool),
        shift_(64 - bits) {
    if (!slots_ || !pool_) throw std::bad_alloc();
  }

  /// The slot of a shape: its own if it was met before (then `covered` is set), else a free one to be taken by `begin`.
  Tails& find(Word covered) {
    std::size_t at = (covered * kSpread) >> shift_;
    while (slots_[at].covered != covered && slots_[at].covered) at = (at + 1) & slot_mask_;
    return slots_[at];
  }

  /// Makes a free slot the shape's own.
  void take(Tails& slot, Word covered) {
    slot.covered = covered;
    if (++taken_ > slot_mask_ - slot_mask_ / 8) full_ = true;
  }
  /// Whether `n` more sets can be added.
  bool has_room(std::size_t n) {
    if (used_ + n + kBlock > pool_size_) full_ = true;
    return !full_;
  }
  /// The list of a slot is built between `begin` and `end`, where only `add` is called, for sets that there is room for.
  void begin(Tails& slot) const { slot.first = used_; }
  /// Adds a set if `wanted`; branch-free, since that cannot be foretold.
  void add(PieceSet set, bool wanted) {
    pool_[used_] = set;
    used_ += wanted;
  }
  void end(Tails& slot) {
    while (used_ % kBlock) pool_[used_++] = kNothing;
    slot.blocks = static_cast<std::uint16_t>((used_ - slot.first) / kBlock);
    slot.must = kNothing;
    for (const PieceSet set : sets(slot)) slot.must &= set;
  }

  std::span<const PieceSet> sets(const Tails& tails) const { return {pool_.get() + tails.first, tails.blocks * kBlock}; }

  /// Number of sets in a list that are subsets of `left` and hold `required`, itself a subset of `left`.
  std::uint32_t count(const Tails& tails, PieceSet left, PieceSet required) const {
    if (tails.must & ~left) return 0;
    const auto fixed = static_cast<PieceSet>(~left | required);  // the bits that must be as in `required`
    const PieceSet* set = pool_.get() + tails.first;
    std::array<std::uint16_t, kBlock> fitting{};
    for (unsigned b = 0; b < tails.blocks; ++b, set += kBlock)
      for (std::size_t i = 0; i < kBlock; ++i) fitting[i] = static_cast<std::uint16_t>(fitting[i] + (((set[i] ^ required) & fixed) == 0));
    std::uint32_t all = 0;
    for (const std::uint16_t f : fitting) all += f;
    return all;
  }

  /// True when what was added last may be lost. No more slots may be taken then, and the list asked for last is not to be trusted.
  bool full() const { return full_; }
  void clear() {
    if (taken_) std::fill_n(slots_.get(), slot_mask_ + 1, Tails{});
    taken_ = used_ = 0;
    full_ = false;
  }

 private:
  static constexpr Word kSpread = 0x9E3779B97F4A7C15;  // 2^64 / golden ratio: Fibonacci hashing (Knuth, TAOCP 3, 6.4)

  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };

  std::unique_ptr<Tails[], Free> slots_;  // from calloc: the system's pages of zeros cost nothing until they are used
  std::unique_ptr<PieceSet[], Free> pool_;
  std::size_t slot_mask_;
  std::size_t pool_size_;
  int shift_;
  std::uint32_t taken_ = 0;
  std::uint32_t used_ = 0;
  bool full_ = false;
};

}  // namespace tablier::katamino
