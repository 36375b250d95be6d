#pragma once

#include "placements.hpp"
#include "sdk/rng.hpp"

#include <array>
#include <bit>
#include <cassert>

/// What lies on the board. A value of 120 bytes; every step is a few instructions.
namespace tablier::katamino {

class Layout {
 public:
  /// An empty board. The table must outlive it.
  explicit Layout(const PlacementTable& table) : table_(&table) { placed_.fill(-1); }

  /// Precondition: the piece does not lie yet and the cells are free.
  void lay(int placement) {
    const Placement& p = (*table_)[placement];
    assert(!lies(p.piece) && is_free(p.mask));
    change(p, placement, placement);
  }
  /// Precondition: the piece lies.
  void lift(int piece) {
    assert(lies(piece));
    const int placement = placed(piece);
    change((*table_)[placement], -1, placement);
  }

  bool is_free(std::uint64_t mask) const { return (occupied_ & mask) == 0; }
  std::uint64_t occupied() const { return occupied_; }
  bool lies(int piece) const { return placed(piece) >= 0; }
  /// The placement of a piece, −1 while it waits.
  int placed(int piece) const { return placed_[static_cast<std::size_t>(piece)]; }
  int free_cells() const { return std::popcount(table_->everywhere() & ~occupied_); }
  bool full() const { return occupied_ == table_->everywhere(); }
  /// A piece that covers one of those cells, −1 when all are free.
  int covering(std::uint64_t mask) const;
  /// The same for the same placements, in whatever order they were laid (Zobrist 1970).
  std::uint64_t hash() const { return hash_; }

 private:
  void change(const Placement& p, int now, int key) {
    placed_[static_cast<std::size_t>(p.piece)] = now;
    occupied_ ^= p.mask;
    hash_ ^= mix(static_cast<std::uint64_t>(key) + 1);
  }

  const PlacementTable* table_;
  std::uint64_t occupied_ = 0;
  std::uint64_t hash_ = 0;
  std::array<int, kPieces> placed_{};
};

}  // namespace tablier::katamino
