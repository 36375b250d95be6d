#include "placing/bot/end_search.hpp"

#include <algorithm>

namespace tablier::katarenga {
namespace {

/// What the last move brought to the seat that played it.
int result_for(const PlacingState& state, Seat mover) {
  const Ending& ending = state.ending();
  return ending.winners == 0 ? 0 : ending.won_by(index(mover)) ? 1 : -1;
}

}  // namespace

std::optional<int> EndSearch::value(PlacingState& state) {
  const std::uint64_t key = state.hash();
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  ++nodes_;
  questions_ += static_cast<std::uint64_t>(count(state.position().open()));
  if (questions_ > max_questions_ || stop_.stop_requested()) return std::nullopt;
  const Seat mover = state.to_move();
  int best = -1;
  for (SquareSet left = state.legal(); left != 0 && best < 1; left &= left - 1) {
    state.play(place_on(first(left)));
    const auto reply = state.over() ? std::optional(-result_for(state, mover)) : value(state);
    state.undo();
    if (!reply) return std::nullopt;
    best = std::max(best, -*reply);
  }
  return known_[key] = best;
}

}  // namespace tablier::katarenga
