#pragma once

#include "core/board.hpp"
#include "moving/bot/evaluation.hpp"
#include "moving/game_rules.hpp"
#include "moving/state.hpp"
#include "sdk/bot.hpp"
#include "sdk/search/alpha_beta.hpp"

#include <memory>
#include <optional>

/// The bot of the moving games: alpha-beta over SearchPosition.
namespace tablier::katarenga::moving {

class MovingBot final : public Bot {
 public:
  MovingBot(std::shared_ptr<const GameRules> rules, std::uint64_t seed) : rules_(std::move(rules)), seed_(seed) {}
  Advice think(const State& state, const Limits& limits, std::stop_token stop) override;

 private:
  const Evaluation& evaluation_on(const RoundBoard& table);
  AlphaBetaResult search(const MovingState& state, const Limits& limits, std::stop_token stop);
  AlphaBetaConfig config_of(const MovingState& state, const Limits& limits) const;

  std::shared_ptr<const GameRules> rules_;
  std::uint64_t seed_;
  std::optional<Board> board_;  ///< that evaluation_ is made for
  std::unique_ptr<const Evaluation> evaluation_;
  std::unique_ptr<TranspositionTable> table_;
};

}  // namespace tablier::katarenga::moving
