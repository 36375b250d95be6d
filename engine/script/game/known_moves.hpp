#pragma once

#include "sdk/move.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

/// Moves by the tables that say them: what a script made once, a machine reads once.
namespace tablier::lua {

/// At most kMax tables, found by their address.
class KnownMoves {
 public:
  static constexpr std::size_t kMax = 1u << 16;

  void clear() {
    entries_.clear();
    size_ = 0;
  }
  bool full() const { return size_ == kMax; }
  /// Null where it is not known. Precondition: not null.
  const Move* find(const void* table) const {
    if (entries_.empty()) return nullptr;
    std::size_t at = place_of(table);
    for (; entries_[at].table; at = next(at))
      if (entries_[at].table == table) return &entries_[at].move;
    return nullptr;
  }
  /// Preconditions: not full, the table not null and not known.
  void add(const void* table, Move move);

 private:
  struct Entry {
    const void* table = nullptr;
    Move move = Move::none;
  };

  std::size_t place_of(const void* table) const {
    return std::bit_cast<std::uintptr_t>(table) * std::uint64_t{0x9e3779b97f4a7c15} >> (64 - std::bit_width(entries_.size() - 1));
  }
  std::size_t next(std::size_t at) const { return (at + 1) & (entries_.size() - 1); }
  void put(const Entry& entry);

  std::vector<Entry> entries_;  ///< a power of two of them, no more than half in use; or none
  std::size_t size_ = 0;
};

}  // namespace tablier::lua
