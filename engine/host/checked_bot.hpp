#pragma once

#include "host/checked_game.hpp"

#include <memory>
#include <utility>

/// A bot of a plugin that did not come with the program: it thinks on a thread of its own, which is left behind where it does not come to
/// an end, and its advice is looked at before anybody plays it. The notation
/// of a move that is not legal may not be asked for: its number stands for it.
namespace tablier {

class CheckedState;

class CheckedBot final : public Bot {
 public:
  CheckedBot(std::shared_ptr<const CheckedRules> rules, std::unique_ptr<Bot> plain) : rules_(std::move(rules)), plain_(std::move(plain)) {}

  /// Throws a ToldFailure where the advice is impossible, or none comes within the limits and a moment.
  Advice think(const State& state, const Limits& limits, std::stop_token stop) override;
  /// The same of a judgement.
  std::optional<Judgement> judge(const State& state, Move played, std::stop_token stop) override;

 private:
  /// Has it done on that thread; the bot is asked about a position that it may keep.
  template <typename Answer, typename Ask>
  Answer asked(const CheckedState& state, std::optional<double> seconds, const std::stop_token& stop, Ask ask);

  std::shared_ptr<const CheckedRules> rules_;
  std::shared_ptr<Bot> plain_;  ///< goes before its game
};

}  // namespace tablier
