#pragma once

#include "sdk/bot.hpp"
#include "sdk/game.hpp"
#include "sdk/rng.hpp"
#include "sdk/script.hpp"

#include <memory>
#include <stop_token>

/// A bot's thinking, the time of the rules' script counted in.
namespace tablier {

/// What `bot.think` says within `limits` of what the seat to move knows of `state`; `unseen` fills in the rest. Where the rules have a
/// `script` (null: none) all that it is asked counts, its calls end when the time is up or a stop is asked for, and the advice is a move
/// that is legal then, whatever the bot knew of the script's answers. A level's work ends after kLevelSeconds with a script that takes its
/// time; what is played then is no longer the level's own. Where the
/// rest cannot be filled in, a legal move at random.
Advice think_in_time(Bot& bot, const State& state, Rng& unseen, const Limits& limits, const std::stop_token& stop, const Script* script);

inline constexpr double kLevelSeconds = 20;

/// While it lives, the calling thread looks at what a bot found: lines are played to be told. A script has a moment for all of that, and is
/// not judged by it; then it is not asked any more. Null where there is no script.
std::unique_ptr<ScriptThinking> brief_work(const Script* script);

}  // namespace tablier
