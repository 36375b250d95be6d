#include "match/noted_stage.hpp"

namespace tablier {

bool play_any(State& state, const MoveList& moves, Rng& rng, NotedStage& stage) {
  const bool draws = state.to_move() == Seat::chance;
  if (!draws && moves.empty()) return false;
  if (draws) stage.asks("chance");
  const Move move = draws ? state.chance(rng) : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  stage.asks("notation");
  const std::string notation = state.notation(move);
  stage.asks("play", notation);
  state.play(move);
  stage.played(notation);
  return true;
}

}  // namespace tablier
