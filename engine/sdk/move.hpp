#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>

/// A move and the list of moves that a position offers.
namespace tablier {

/// One step of a game, chance included. Opaque: only the game that made it can read it.
/// Its text form is the game's notation (`State::notation`).
enum class Move : std::uint64_t { none = 0 };

/// No position of any game offers more moves than this (Iso on 25 × 25 squares offers about 10 000).
inline constexpr std::size_t kMaxMoves = 16384;

/// Throws std::length_error, which says that a position offers more than kMaxMoves moves: a game that dropped some would play by other
/// rules.
[[noreturn]] void too_many_moves();

/// A list of moves with room for kMaxMoves, taken once when it is made: filling it never allocates. One move more throws, in every
/// build. Make one outside a loop and `clear` it inside.
class MoveList {
 public:
  MoveList() : moves_(std::make_unique_for_overwrite<Move[]>(kMaxMoves)) {}

  void push(Move move) {
    if (size_ == kMaxMoves) [[unlikely]]
      too_many_moves();
    moves_[size_++] = move;
  }
  void clear() { size_ = 0; }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](std::size_t i) const {
    assert(i < size_);
    return moves_[i];
  }
  const Move* begin() const { return moves_.get(); }
  const Move* end() const { return moves_.get() + size_; }
  /// Linear in the size.
  bool contains(Move move) const { return std::find(begin(), end(), move) != end(); }

 private:
  std::unique_ptr<Move[]> moves_;
  std::size_t size_ = 0;
};

}  // namespace tablier
