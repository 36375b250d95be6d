#include "placing/state.hpp"

/// What speaks for a square.
namespace tablier::katarenga {

std::vector<Text> PlacingState::reasons(Move move) const {
  if (decode(move).kind == MoveKind::resign) return {};
  PlacingState after = *this;
  after.play(move);
  if (after.over()) return after.ending_.won_by(mover()) ? std::vector{Text("katarenga.why.wins")} : std::vector<Text>{};
  return {Text("katarenga.why.leaves", {{"n", count(after.legal())}})};
}

}  // namespace tablier::katarenga
