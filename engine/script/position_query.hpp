#pragma once

#include "sdk/script.hpp"

struct lua_State;

/// What a script may ask of a position beside what it shows: functions in its table, which the game answers.
namespace tablier::lua {

/// Puts the queries of a position into the table at the top. They answer for as long as the machine is called for that position.
void add_queries(lua_State* L, const PositionView& position);

}  // namespace tablier::lua
