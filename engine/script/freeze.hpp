#pragma once

struct lua_State;

/// Hooks are pure: what a script has built when its chunk has run, it can read for ever and change no more.
///
/// Lua has no frozen tables. A frozen table is an empty one (its *front*) whose metatable reads from the real one and refuses
/// writes; scripts only ever hold fronts. Our library sees through fronts (`push_real`), so that `pairs`, `next`, `#`, `rawget`
/// and the table functions work on them as on the real ones.
namespace tablier::lua {

/// Pushes the real table when `index` holds a front, else the value itself. Allocates nothing.
void push_real(lua_State* L, int index);
bool is_front(lua_State* L, int index);
/// Pushes the front of the real table at `index` if it has one, else the table.
void push_front_of(lua_State* L, int index);

/// Replaces the table at the top, which nothing else holds and which holds no table that is not a front, by a front of its own: of
/// a position that is given, which can only be read.
void front_new(lua_State* L);

/// Pops a table of library functions and pushes its front. The functions are known from then on: a script may keep them.
void freeze_library(lua_State* L);
/// Pushes a new environment: a front that reads and, until it is sealed, writes `globals`, the table at the top, which it pops.
void push_environment(lua_State* L);
/// No global of that environment (a front) can be set any more.
void seal_environment(lua_State* L, int environment);

/// Replaces the value at `index`, and all tables that can be reached from it (through functions too), by fronts.
/// Raises `script.keeps` for what carries on by itself: coroutines, iterators. Raises `script.odd_key` for keys that are neither text nor
/// number nor boolean.
void freeze(lua_State* L, int index);

/// Pushes the list of every Lua function that was frozen, in order.
void push_frozen_functions(lua_State* L);

}  // namespace tablier::lua
