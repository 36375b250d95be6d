#include "script/game/known_moves.hpp"

#include <algorithm>
#include <utility>

namespace tablier::lua {

void KnownMoves::add(const void* table, Move move) {
  if (2 * (size_ + 1) > entries_.size()) {
    constexpr std::size_t kFirst = 64;
    std::vector<Entry> before(std::max(kFirst, 2 * entries_.size()));
    std::swap(before, entries_);
    for (const Entry& entry : before)
      if (entry.table) put(entry);
  }
  put({table, move});
  ++size_;
}

void KnownMoves::put(const Entry& entry) {
  std::size_t at = place_of(entry.table);
  while (entries_[at].table) at = next(at);
  entries_[at] = entry;
}

}  // namespace tablier::lua
