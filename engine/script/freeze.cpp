#include "script/freeze.hpp"

#include "script/failure.hpp"
#include "script/global_reads.hpp"
#include "script/stand_in.hpp"
#include "script/vm.hpp"

#include <lua.hpp>

#include <algorithm>
#include <array>
#include <cstring>
#include <new>

namespace tablier::lua {
namespace {

// Keys of the registry, and of a front's metatable, by address.
char kReal;       // in a metatable: the real table
char kFronts;     // real table -> front
char kSeen;       // function -> true
char kQueue;      // what is frozen but not yet walked
char kFunctions;  // every Lua function that was walked

/// Metamethods that a front answers itself; all others are those of the real table.
constexpr std::array<const char*, 6> kOwnEvents{"__index", "__newindex", "__metatable", "__len", "__gc", "__mode"};

bool is_own_event(const char* name) {
  for (const char* own : kOwnEvents)
    if (std::strcmp(own, name) == 0) return true;
  return false;
}

/// Pushes a table of the registry, made on first use.
void push_register(lua_State* L, const char* key) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, key) != LUA_TNIL) return;
  lua_pop(L, 1);
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, key);
}

/// Appends the value at the top to a list of the registry; pops it.
void append(lua_State* L, const char* key) {
  push_register(L, key);
  lua_insert(L, -2);
  lua_rawseti(L, -2, static_cast<lua_Integer>(lua_rawlen(L, -2)) + 1);
  lua_pop(L, 1);
}

const char* name_of_key(lua_State* L) {
  const int type = lua_type(L, 2);
  return type == LUA_TSTRING || type == LUA_TNUMBER ? lua_tostring(L, 2) : lua_typename(L, type);
}

/// `name` where the variable of that name, which is at the top and is popped, holds the table at 1; else null.
const char* own_name(lua_State* L, const char* name) {
  const bool same = lua_rawequal(L, -1, 1);
  lua_pop(L, 1);
  return same ? name : nullptr;
}

/// The same where a field of it does, as `name.field`; the text stays on the stack.
const char* field_name(lua_State* L, const char* name) {
  const int variable = lua_gettop(L);
  push_real(L, variable);
  if (lua_istable(L, -1)) {
    for (lua_pushnil(L); lua_next(L, variable + 1); lua_pop(L, 1)) {
      if (lua_type(L, -2) != LUA_TSTRING || !lua_rawequal(L, -1, 1)) continue;
      const bool global = std::strcmp(name, "_ENV") == 0;
      const char* const field = lua_tostring(L, -2);
      const char* const found = global ? lua_pushstring(L, field) : lua_pushfstring(L, "%s.%s", name, field);
      lua_replace(L, variable);
      lua_settop(L, variable);
      return found;
    }
  }
  lua_settop(L, variable - 1);
  return nullptr;
}

using NameBy = const char* (*)(lua_State* L, const char* variable);

/// What `name_by` makes of the first of the function's variables, its own and those of the file, that it makes anything of.
const char* name_in(lua_State* L, lua_Debug& function, NameBy name_by) {
  luaL_checkstack(L, LUA_MINSTACK, nullptr);
  for (int i = 1; const char* name = lua_getlocal(L, &function, i); ++i)
    if (*name == '(') lua_pop(L, 1);
    else if (const char* const found = name_by(L, name)) return found;
  lua_getinfo(L, "f", &function);
  for (int i = 1, at = lua_gettop(L); const char *name = lua_getupvalue(L, at, i); ++i)
    if (!*name) lua_pop(L, 1);
    else if (const char* const found = name_by(L, name)) return found;
  return nullptr;
}

/// In the function that writes to the table at 1, or that called a function of the library's which does; null where it has no name there.
const char* name_of_table(lua_State* L) {
  lua_Debug function;
  for (const NameBy name_by : {own_name, field_name})
    for (int level = 1; level <= 2 && lua_getstack(L, level, &function); ++level)
      if (const char* const name = name_in(L, function, name_by)) return name;
  return nullptr;
}

/// Pushes the field that is written: `position.turn`, `cells[3]`, or the key alone where the table has no name.
const char* push_written_field(lua_State* L) {
  const char* const table = name_of_table(L);
  const bool text = lua_type(L, 2) == LUA_TSTRING;
  if (!table) return lua_pushfstring(L, text ? "%s" : "[%s]", name_of_key(L));
  return lua_pushfstring(L, text ? "%s.%s" : "%s[%s]", table, name_of_key(L));
}

/// __newindex of a table that stays.
int refuse_write(lua_State* L) { raise(L, "script.frozen_table", push_written_field(L)); }

/// __newindex of what is in a position that was given.
int refuse_given(lua_State* L) { raise(L, "script.frozen_position", push_written_field(L)); }

/// __newindex of the globals.
int refuse_global(lua_State* L) { raise(L, "script.frozen", name_of_key(L)); }

bool is_undefined(const Source& source, const char* name) noexcept {
  try {
    return std::ranges::any_of(global_reads(source.text), [&](const GlobalRead& read) { return read.name == name; });
  } catch (const std::bad_alloc&) {
    return false;
  }
}

/// __index of the globals while the file runs: a name that nothing defines is a slip of the pen, and not nil.
int read_unknown(lua_State* L) {
  const Sources& sources = Vm::of(L).sources();
  const Line reader = locate(L, 1);
  const bool named = lua_type(L, 2) == LUA_TSTRING && sources.contains(reader.chunk);
  if (!named || !is_undefined(sources.at(reader.chunk), lua_tostring(L, 2))) return 0;
  if (!sources.stands_in()) raise(L, "script.undefined_early", lua_tostring(L, 2));
  push_stand_in(L);
  return 1;
}

/// __index of the globals once the file has run, where it stands in for what is missing: nil, as ever.
int note_unknown(lua_State* L) {
  if (lua_type(L, 2) == LUA_TSTRING && locate(L, 1).chunk == 0) Vm::of(L).note_read(lua_tostring(L, 2));
  return 0;
}

/// __index of a front whose real table has a function for it: that one is given the front, never the real table.
int read_through(lua_State* L) {
  lua_settop(L, 2);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) return 1;
  lua_settop(L, 2);
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_insert(L, 1);
  lua_call(L, 2, 1);
  return 1;
}

int length(lua_State* L) {
  lua_pushinteger(L, static_cast<lua_Integer>(lua_rawlen(L, lua_upvalueindex(1))));
  return 1;
}

void push_sealed(lua_State* L, int index);

/// Gives the metatable at `meta` the other events of the real table's metatable at `theirs`.
void copy_events(lua_State* L, int meta, int theirs) {
  for (lua_pushnil(L); lua_next(L, theirs); lua_pop(L, 1)) {
    if (lua_type(L, -2) != LUA_TSTRING || is_own_event(lua_tostring(L, -2))) continue;
    lua_pushvalue(L, -2);
    push_sealed(L, -2);
    lua_rawset(L, meta);
  }
}

void set_length(lua_State* L, int meta, int real, int theirs) {
  lua_pushliteral(L, "__len");
  const bool custom = theirs != 0 && luaL_getmetafield(L, real, "__len") != LUA_TNIL;
  if (!custom) {
    lua_pushvalue(L, real);
    lua_pushcclosure(L, length, 1);
  }
  lua_rawset(L, meta);
}

void set_reading(lua_State* L, int meta, int real) {
  lua_pushliteral(L, "__index");
  lua_pushvalue(L, real);
  if (luaL_getmetafield(L, real, "__index") == LUA_TFUNCTION) lua_pushcclosure(L, read_through, 2);
  else lua_settop(L, meta + 2);
  lua_rawset(L, meta);
}

/// Pushes a new front for the table at `real`, without walking that table.
void push_new_front(lua_State* L, int real) {
  lua_newtable(L);
  lua_createtable(L, 0, 5);
  const int meta = lua_gettop(L);
  lua_pushvalue(L, real);
  lua_rawsetp(L, meta, &kReal);
  set_reading(L, meta, real);
  lua_pushcfunction(L, refuse_write);
  lua_setfield(L, meta, "__newindex");
  lua_pushboolean(L, false);
  lua_setfield(L, meta, "__metatable");
  const int theirs = lua_getmetatable(L, real) ? lua_gettop(L) : 0;
  set_length(L, meta, real, theirs);
  if (theirs) copy_events(L, meta, theirs);
  lua_settop(L, meta);
  lua_setmetatable(L, -2);
}

void register_front(lua_State* L, int real, int front) {
  push_register(L, &kFronts);
  lua_pushvalue(L, real);
  lua_pushvalue(L, front);
  Vm::set_own(L, -3);
  lua_pop(L, 1);
}

void push_sealed_table(lua_State* L, int real) {
  push_front_of(L, real);
  if (is_front(L, -1)) return;
  lua_pop(L, 1);
  push_new_front(L, real);
  register_front(L, real, lua_gettop(L));
  lua_pushvalue(L, real);
  append(L, &kQueue);
}

/// True once a function.
bool first_seen(lua_State* L, int function) {
  push_register(L, &kSeen);
  lua_pushvalue(L, function);
  const bool first = lua_rawget(L, -2) == LUA_TNIL;
  lua_pop(L, 1);
  if (first) {
    lua_pushvalue(L, function);
    lua_pushboolean(L, true);
    Vm::set_own(L, -3);
  }
  lua_pop(L, 1);
  return first;
}

void see_function(lua_State* L, int function) {
  if (!first_seen(L, function)) return;
  if (lua_iscfunction(L, function)) {
    if (lua_getupvalue(L, function, 1)) raise(L, "script.keeps", "function");
    return;
  }
  lua_pushvalue(L, function);
  append(L, &kQueue);
}

/// Pushes what stands for the value at `index` in a sealed machine.
void push_sealed(lua_State* L, int index) {
  index = lua_absindex(L, index);
  luaL_checkstack(L, LUA_MINSTACK, nullptr);
  Vm::of(L).meter().charge(L, 20);
  const int type = lua_type(L, index);
  if (type == LUA_TTHREAD || type == LUA_TUSERDATA) raise(L, "script.keeps", type == LUA_TTHREAD ? "coroutine" : lua_typename(L, type));
  if (type == LUA_TTABLE && !is_front(L, index)) return push_sealed_table(L, index);
  if (type == LUA_TFUNCTION) see_function(L, index);
  lua_pushvalue(L, index);
}

void check_key(lua_State* L, int index) {
  const int type = lua_type(L, index);
  if (type != LUA_TSTRING && type != LUA_TNUMBER && type != LUA_TBOOLEAN) raise(L, "script.odd_key", lua_typename(L, type));
}

void walk_table(lua_State* L, int table) {
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    check_key(L, -2);
    push_sealed(L, -1);
    if (lua_rawequal(L, -1, -2)) {
      lua_pop(L, 1);
      continue;
    }
    lua_pushvalue(L, -3);
    lua_insert(L, -2);
    lua_rawset(L, table);
  }
  if (!lua_getmetatable(L, table)) return;
  push_sealed(L, -1);
  lua_pop(L, 2);
}

void walk_function(lua_State* L, int function) {
  lua_pushvalue(L, function);
  append(L, &kFunctions);
  for (int i = 1; lua_getupvalue(L, function, i); ++i) {
    push_sealed(L, -1);
    if (!lua_rawequal(L, -1, -2)) lua_setupvalue(L, function, i);
    else lua_pop(L, 1);
    lua_pop(L, 1);
  }
}

/// Walks all that waits in the queue, and what that adds to it.
void walk_queue(lua_State* L) {
  push_register(L, &kQueue);
  const int queue = lua_gettop(L);
  for (lua_Integer i = 1; lua_rawgeti(L, queue, i) != LUA_TNIL; ++i) {
    const int item = lua_gettop(L);
    lua_istable(L, item) ? walk_table(L, item) : walk_function(L, item);
    lua_settop(L, queue);
  }
  lua_settop(L, queue - 1);
  lua_pushnil(L);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &kQueue);
}

}  // namespace

bool is_front(lua_State* L, int index) {
  if (!lua_istable(L, index) || !lua_getmetatable(L, index)) return false;
  const bool front = lua_rawgetp(L, -1, &kReal) != LUA_TNIL;
  lua_pop(L, 2);
  return front;
}

void push_real(lua_State* L, int index) {
  index = lua_absindex(L, index);
  if (lua_istable(L, index) && lua_getmetatable(L, index)) {
    const bool front = lua_rawgetp(L, -1, &kReal) != LUA_TNIL;
    lua_remove(L, -2);
    if (front) return;
    lua_pop(L, 1);
  }
  lua_pushvalue(L, index);
}

void push_front_of(lua_State* L, int index) {
  index = lua_absindex(L, index);
  push_register(L, &kFronts);
  lua_pushvalue(L, index);
  if (lua_rawget(L, -2) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_pushvalue(L, index);
  }
  lua_remove(L, -2);
}

void front_new(lua_State* L) {
  push_new_front(L, lua_gettop(L));
  lua_remove(L, -2);
  lua_getmetatable(L, -1);
  lua_pushcfunction(L, refuse_given);
  lua_setfield(L, -2, "__newindex");
  lua_pop(L, 1);
}

void freeze_library(lua_State* L) {
  const int real = lua_gettop(L);
  for (lua_pushnil(L); lua_next(L, real); lua_pop(L, 1))
    if (lua_isfunction(L, -1)) first_seen(L, lua_gettop(L));
  push_new_front(L, real);
  register_front(L, real, lua_gettop(L));
  lua_replace(L, real);
}

void push_environment(lua_State* L) {
  const int globals = lua_gettop(L);
  push_new_front(L, globals);
  lua_getmetatable(L, -1);
  lua_pushvalue(L, globals);
  lua_setfield(L, -2, "__newindex");
  lua_pop(L, 1);
  register_front(L, globals, lua_gettop(L));
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, read_unknown);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, globals);
  lua_replace(L, globals);
}

void seal_environment(lua_State* L, int environment) {
  environment = lua_absindex(L, environment);
  lua_getmetatable(L, environment);
  lua_pushcfunction(L, refuse_global);
  lua_setfield(L, -2, "__newindex");
  lua_pop(L, 1);
  push_real(L, environment);
  lua_pushnil(L);
  lua_setmetatable(L, -2);
  append(L, &kQueue);
  walk_queue(L);
  if (!Vm::of(L).sources().stands_in()) return;
  push_real(L, environment);
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, note_unknown);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

void freeze(lua_State* L, int index) {
  index = lua_absindex(L, index);
  push_sealed(L, index);
  lua_replace(L, index);
  walk_queue(L);
}

void push_frozen_functions(lua_State* L) { push_register(L, &kFunctions); }

}  // namespace tablier::lua
