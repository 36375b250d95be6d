#pragma once

#include "bot/searcher.hpp"
#include "game_rules.hpp"
#include "sdk/bot.hpp"

#include <memory>
#include <optional>

/// The bots for the engine: the searches of bot/ on the states of the game.
namespace tablier::iso {

/// Levels are fixed work, but the highest one takes the time that it is given.
class IsoBot final : public Bot {
 public:
  IsoBot(std::shared_ptr<const GameRules> rules, std::uint64_t seed) : rules_(std::move(rules)), seed_(seed) {}
  Advice think(const State& state, const Limits& limits, std::stop_token stop) override;

 private:
  Judgement judgement() const;
  /// Whether the script scores as the rules do, as far as a few rounds tell; not asked for longer than that, in seconds, and then not.
  bool scores_as_core(std::optional<double> seconds);

  std::shared_ptr<const GameRules> rules_;
  std::uint64_t seed_;
  std::optional<bool> scores_as_core_;
};

/// Plain UCT with uniform playouts: what IsoBot is measured against.
class PlainUctBot final : public Bot {
 public:
  explicit PlainUctBot(std::uint64_t seed) : seed_(seed) {}
  Advice think(const State& state, const Limits& limits, std::stop_token stop) override;

 private:
  std::uint64_t seed_;
};

}  // namespace tablier::iso
