#pragma once

#include "host/game_source.hpp"

#include <atomic>
#include <memory>
#include <span>
#include <string>

/// Games of plugins that did not come with the program: each answer of theirs is held against answer_rules.hpp, and one that is impossible
/// leaves as a ToldFailure that names the plugin, the call and the moves before.
namespace tablier {

/// What all that a game makes shares. The source stays longest: it keeps the plugin open.
struct CheckedRules {
  std::shared_ptr<const GameSource> source;
  std::string name;  ///< `game/variant`
  std::shared_ptr<const Game> game;
  mutable std::atomic<bool> bot_left{false};  ///< a bot of it was left behind: it is not asked again
};

/// The same game. A problem where already what it says of itself is impossible.
Result<std::unique_ptr<const Game>> checked(std::shared_ptr<const Game> game, const std::shared_ptr<const GameSource>& source,
                                            std::string name);

/// A round of it, and the moves that were played: for whoever tells what went wrong there.
struct CheckedRound {
  std::shared_ptr<const CheckedRules> rules;
  Setup setup;

  /// What was impossible is named as `host.plugin.invalid_answer_of`, the call as `host.plugin.when.round`.
  [[noreturn]] void refuse(std::span<const Move> played, const char* call, const char* answer) const;
  /// The sentence `host.plugin.KEY`, with when it was.
  Problem problem(std::span<const Move> played, const char* call, const char* key, std::vector<TextArg> more = {}) const;
};

}  // namespace tablier
