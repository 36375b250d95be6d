#pragma once

struct lua_State;

/// What a checked file is given for a module or a name that is missing, so that it runs on and shows what else is wrong in it: a table
/// whose every field, call and sum is that table again.
namespace tablier::lua {

/// Notes in the sources of the machine that the file was given one. Allocates in Lua.
void push_stand_in(lua_State* L);
/// Whether the value at `index` is one; frozen or not. Allocates nothing.
bool is_stand_in(lua_State* L, int index);

}  // namespace tablier::lua
