#include "match/undo_check.hpp"

#include "sdk/rng.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace tablier {
namespace {

constexpr int kTriedPlies = 60;
/// Moves that are taken back at one position.
constexpr std::size_t kTriedMoves = 6;

/// What a position shows of itself.
struct Look {
  Seat mover;
  std::uint64_t hash;
  std::vector<Move> moves;

  explicit Look(const State& state) : mover(state.to_move()), hash(state.hash()) {
    if (!is_player(mover)) return;
    MoveList list;
    state.legal_moves(list);
    moves.assign(list.begin(), list.end());
  }

  /// The text's key of what is not the same; null where all is.
  const char* differs_from(const Look& before) const {
    if (mover != before.mover) return "match.undo.mover";
    if (moves != before.moves) return "match.undo.moves";
    return hash == before.hash ? nullptr : "match.undo.hash";
  }
};

std::optional<Text> fault_of(State& state, Move move, const Look& before) {
  const std::string notation = state.notation(move);
  state.play(move);
  state.undo();
  const char* const key = Look(state).differs_from(before);
  return key ? std::optional(Text(key, {{"move", notation}})) : std::nullopt;
}

}  // namespace

std::optional<Text> undo_fault(const State& position, std::uint64_t seed) {
  const auto state = position.clone();
  Rng rng(mix(seed));
  for (int ply = 0; ply < kTriedPlies && state->to_move() != Seat::nobody; ++ply) {
    const Look look(*state);
    if (look.mover == Seat::chance) {
      state->play(state->chance(rng));
      continue;
    }
    if (look.moves.empty()) return std::nullopt;
    for (std::size_t i = 0; i < std::min(kTriedMoves, look.moves.size()); ++i)
      if (auto fault = fault_of(*state, look.moves[rng.below(static_cast<std::uint32_t>(look.moves.size()))], look)) return fault;
    state->play(look.moves[rng.below(static_cast<std::uint32_t>(look.moves.size()))]);
  }
  return std::nullopt;
}

}  // namespace tablier
