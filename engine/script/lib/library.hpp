#pragma once

#include "script/vm.hpp"

#include <lua.hpp>

#include <cstdint>

/// The library that scripts see. Every function that may work long in C, where no hook of Lua's reaches it, charges the meter for
/// what it does before or while it does it. Lua's own functions are used where a charge beforehand bounds them.
///
/// A rule for these functions: no object with a destructor lives across a call of Lua's, for errors and kills jump over it.
namespace tablier::lua {

/// Each pushes one table of functions.
void push_base_library(lua_State* L);
void push_coroutine_library(lua_State* L);
void push_math_library(lua_State* L);
void push_string_library(lua_State* L);
void push_table_library(lua_State* L);
void push_utf8_library(lua_State* L);

/// Adds `next` and `pairs`, in an order that is always the same, to the table at the top.
void add_iteration(lua_State* L);
/// Pushes the list of the keys of a real table, in that order. Raises `script.no_order` where one has none.
void push_sorted_keys(lua_State* L, int table);
/// Adds `find`, `match`, `gmatch` and `gsub` to the table at the top.
void add_patterns(lua_State* L);
/// string.format
int format(lua_State* L);

/// Pushes what `tostring` gives for the value at `index`: no addresses, which differ from run to run.
const char* push_text(lua_State* L, int index, std::size_t* size = nullptr);

/// Pushes what `print` shows of the value at `index`: of a table its content, on one line, clipped; of anything else what `tostring` gives.
void push_shown(lua_State* L, int index);

inline void charge(lua_State* L, std::uint64_t units) { Vm::of(L).meter().charge(L, units); }
inline std::size_t longest_text(lua_State* L) { return Vm::of(L).meter().limits().text; }

/// Copies the named functions of Lua's library at the top, under it, into the table at `to`. `charged`: each call is charged
/// for the length of the texts and the number of arguments that it is given.
enum class Charge : bool { no, yes };
void borrow(lua_State* L, int to, std::initializer_list<const char*> names, Charge charged);

}  // namespace tablier::lua
