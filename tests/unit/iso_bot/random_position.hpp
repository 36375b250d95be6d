#pragma once

#include "core/position.hpp"
#include "sdk/rng.hpp"

#include <vector>

namespace tablier::iso {

template <int kWords>
std::vector<Placement> legal_moves(const Position<kWords>& position) {
  std::vector<Placement> moves;
  position.for_each_legal([&](Placement p) { moves.push_back(p); });
  return moves;
}

/// Random moves from the empty zone, fewer where the round ends before. Also what was played.
template <int kWords>
std::vector<Placement> play_at_random(Position<kWords>& position, int plies, Rng& rng) {
  std::vector<Placement> played;
  for (int i = 0; i < plies; ++i) {
    const auto moves = legal_moves(position);
    if (moves.empty()) break;
    played.push_back(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    position.play(played.back());
  }
  return played;
}

}  // namespace tablier::iso
