#pragma once

#include "board.hpp"

/// Rounds played at random to their end: what a Monte-Carlo search and the benchmark do most.
namespace tablier::pente {

/// Plays random ordinary stones (any empty point; a bonus on any free diamond) until the round is over. No power stone is placed, the
/// rules of the first two stones are not looked at. Allocates nothing.
inline void play_to_end(Board& board, Rng& rng) {
  Undo unused;
  while (!board.over()) {
    const auto empties = board.empties();
    Point p = empties[rng.below(static_cast<std::uint32_t>(empties.size()))];
    while (board.turn().bonus_due && !board.rules().diamonds[p]) p = empties[rng.below(static_cast<std::uint32_t>(empties.size()))];
    board.place(p, unused);
  }
}

}  // namespace tablier::pente
