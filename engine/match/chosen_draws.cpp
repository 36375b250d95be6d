#include "match/chosen_draws.hpp"

namespace tablier {

std::optional<Move> ChosenDraws::next(const State& state) {
  if (problem_ || left() == 0) return std::nullopt;
  const std::string& notation = notations_[taken_++];
  const Result<Move> move = state.parse(notation);
  if (move) return *move;
  problem_ = Problem("match.draw", {{"n", taken_}, {"draw", notation}, {"why", move.problem().text}});
  return std::nullopt;
}

}  // namespace tablier
