#pragma once

#include "sdk/script.hpp"

#include <string_view>

struct lua_State;

/// What a script may ask of a position beside what it shows: functions in its table, which the game answers.
namespace tablier::lua {

/// Puts the queries of a position into the table at the top. They answer for as long as the machine is called for that position.
void add_queries(lua_State* L, const PositionView& position);

/// How a query is called, `takes(point, seat)`, where the function at `index` is one; else empty.
std::string_view query_call(lua_State* L, int index);

}  // namespace tablier::lua
