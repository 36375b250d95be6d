#pragma once

#include "rules.hpp"
#include "sdk/bot.hpp"

/// Who solves: the hint, the light and the shown solution ask it.
namespace tablier::katamino {

/// Exact: a win with the placements that complete what stands, or a loss when nothing does. No proof when it was stopped before.
/// The first move of the line is one that lies so in every solution, where there is such a one and it is found soon.
class SoloBot final : public Bot {
 public:
  explicit SoloBot(std::shared_ptr<const Rules> rules) : rules_(std::move(rules)) {}
  Advice think(const State& state, const Limits& limits, std::stop_token stop) override;

 private:
  std::shared_ptr<const Rules> rules_;
};

}  // namespace tablier::katamino
