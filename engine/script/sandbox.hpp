#pragma once

struct lua_State;

/// What a script finds when it wakes: the names it may use, and nothing else.
namespace tablier::lua {

/// Builds the library in a new state. To be called once.
void open_sandbox(lua_State* L);
/// Pushes the table of all that is global for a chunk before it runs; nothing may be written there. Allocates nothing.
void push_global_names(lua_State* L);
/// Pushes what a module returned that was required; false where none of that name was, and there is nothing to pop.
bool push_loaded_module(lua_State* L, const char* name);
/// Pushes a fresh environment for a chunk, over that library.
void push_sandbox(lua_State* L);
/// Compiles chunk `index` of the machine's sources in a fresh environment: text only. Pushes the environment and, above it, the function
/// or the error message; returns Lua's status.
int load_chunk(lua_State* L, int index);

}  // namespace tablier::lua
