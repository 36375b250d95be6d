#pragma once

#include "script/game/lua_game.hpp"
#include "sdk/bot.hpp"

#include <cstdint>
#include <memory>

/// The bots of games in Lua whose script can tell what a position is worth.
namespace tablier::lua {

inline constexpr int kEvaluatingLevels = 6;

/// True for games of several seats with `evaluate`.
bool can_evaluate(const LuaGameRules& rules);
/// A bot for them: alpha-beta where two play and nothing is hidden or left to chance, else rounds that are tried as far as the script
/// judges them. Where `evaluate` fails both try rounds to their end.
std::unique_ptr<Bot> make_evaluating_bot(const LuaGameRules& rules, std::uint64_t seed);

}  // namespace tablier::lua
