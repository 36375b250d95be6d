#pragma once

#include "script/game/scripted_game.hpp"
#include "sdk/bot.hpp"

#include <cstdint>
#include <memory>

/// The bot of games in Lua whose script can tell what a position is worth: alpha-beta over any of their states.
namespace tablier::lua {

inline constexpr int kEvaluatingLevels = 6;

/// True for games of two seats, without chance and hidden things, with `evaluate`.
bool can_evaluate(const ScriptedRules& rules);
/// A bot for them.
std::unique_ptr<Bot> make_evaluating_bot(std::uint64_t seed);

}  // namespace tablier::lua
