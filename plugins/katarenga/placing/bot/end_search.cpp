#include "placing/bot/end_search.hpp"

namespace tablier::katarenga {

bool is_better(const EndValue& a, const EndValue& b) {
  if (a.outcome != b.outcome) return a.outcome > b.outcome;
  if (a.points != b.points) return a.points > b.points;
  return a.outcome > 0 ? a.plies < b.plies : a.plies > b.plies;
}

EndValue before(const EndValue& reply, Move move) { return {-reply.outcome, -reply.points, reply.plies + 1, move}; }

EndValue value_at_end(const PlacingState& state, Seat seat) {
  const Ending& ending = state.ending();
  const int own = index(seat);
  const auto scores = state.outcome().scores;
  const int outcome = ending.winners == 0 ? 0 : ending.won_by(own) ? 1 : -1;
  return {.outcome = outcome, .points = scores[static_cast<std::size_t>(own)] - scores[static_cast<std::size_t>(1 - own)]};
}

std::optional<EndValue> EndSearch::value(PlacingState& state) {
  const std::uint64_t key = state.hash();
  if (const auto found = transpositions_.find(key); found != transpositions_.end()) return found->second;
  ++nodes_;
  questions_ += static_cast<std::uint64_t>(count(state.position().open()));
  if (questions_ > max_questions_ || stop_.stop_requested()) return std::nullopt;
  const Seat other = seat(1 - index(state.to_move()));
  std::optional<EndValue> best;
  for (SquareSet left = state.legal(); left != 0 && !(best && best->outcome > 0); left &= left - 1) {
    const Move move = place_on(first(left));
    state.play(move);
    const auto reply = state.over() ? std::optional(value_at_end(state, other)) : value(state);
    state.undo();
    if (!reply) return std::nullopt;
    if (const EndValue seen = before(*reply, move); !best || is_better(seen, *best)) best = seen;
  }
  return transpositions_[key] = best.value_or(EndValue{.outcome = -1});
}

std::vector<Move> EndSearch::line(PlacingState state) const {
  std::vector<Move> moves;
  while (!state.over()) {
    const auto found = transpositions_.find(state.hash());
    if (found == transpositions_.end() || found->second.move == Move::none) break;
    moves.push_back(found->second.move);
    state.play(found->second.move);
  }
  return moves;
}

}  // namespace tablier::katarenga
