#pragma once

#include "placing/state.hpp"
#include "sdk/bot.hpp"

/// Plays variants that a script makes, by their rules alone: exactly where the end can be seen, else by Monte-Carlo search.
namespace tablier::katarenga {

class ScriptedBot final : public Bot {
 public:
  explicit ScriptedBot(std::uint64_t seed) : seed_(seed) {}
  Advice think(const State& state, const Limits& limits, std::stop_token stop) override;

 private:
  std::uint64_t seed_;
};

}  // namespace tablier::katarenga
