#pragma once

#include "placing/state.hpp"
#include "sdk/bot.hpp"
#include "solver/solver.hpp"

#include <memory>

/// Plays Cornered and Quartermaster: perfectly at its last level.
namespace tablier::katarenga {

class CorneredBot final : public Bot {
 public:
  explicit CorneredBot(std::uint64_t seed) : seed_(seed) {}
  Advice think(const State& state, const Limits& limits, std::stop_token stop) override;

 private:
  Advice look(const PlacingState& state, int level) const;
  Advice solve(const PlacingState& state, const std::stop_token& stop);
  std::vector<Move> line(Position position);
  void learn(const PlacingState& state);

  std::uint64_t seed_;
  std::shared_ptr<const PawnTable> table_;  // of the solver
  std::unique_ptr<Solver> solver_;
};

}  // namespace tablier::katarenga
