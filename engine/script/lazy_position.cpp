#include "script/lazy_position.hpp"

#include "content/utf8.hpp"
#include "script/convert.hpp"
#include "script/declared_fields.hpp"
#include "script/failure.hpp"
#include "script/freeze.hpp"
#include "script/position_query.hpp"
#include "script/vm.hpp"
#include "sdk/spelling.hpp"

#include <lua.hpp>

#include <algorithm>
#include <cstring>

namespace tablier::lua {
namespace {

// Keys of the registry, by address.
char kLatest;     // the position that was made last
char kMetatable;  // what push_lazy_metatable made

constexpr const char* kName = "position";
constexpr std::uint64_t kValueCost = 16;

void push_frozen_list(lua_State* L, const Value::List& list) {
  lua_createtable(L, static_cast<int>(list.size()), 0);
  lua_Integer i = 0;
  for (const Value& v : list) {
    push_frozen_value(L, v);
    lua_rawseti(L, -2, ++i);
  }
  front_new(L);
}

/// Pushes the table of a map, which can still be changed.
void push_open_map(lua_State* L, const Value::Map& map) {
  lua_createtable(L, 0, static_cast<int>(map.size()));
  for (const Member& m : map) {
    lua_pushlstring(L, m.name.data(), m.name.size());
    push_frozen_value(L, m.value);
    lua_rawset(L, -3);
  }
}

void push_frozen_map(lua_State* L, const Value::Map& map) {
  push_open_map(L, map);
  front_new(L);
}

/// What it shows, and what may be asked of it.
void push_frozen_position(lua_State* L, const PositionView& position) {
  const Value::Map* const members = position.value().as_map();
  if (!members || position.queries().empty()) return push_frozen_value(L, position.value());
  luaL_checkstack(L, LUA_MINSTACK, nullptr);
  push_open_map(L, *members);
  add_queries(L, position);
  front_new(L);
}

/// Pushes the position that the machine is called for, or nil where it is called for none.
void push_position(lua_State* L) {
  Vm& vm = Vm::of(L);
  const PositionView* const position = vm.position();
  if (!position) return lua_pushnil(L);
  const bool made = vm.read_position_of(position->id());
  if (made && lua_rawgetp(L, LUA_REGISTRYINDEX, &kLatest) == LUA_TTABLE) return;
  push_frozen_position(L, *position);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &kLatest);
  vm.keep_position(position->id());
}

/// True where nothing declares a field of that name and another one was meant, which the machine then has in words. A name that is like
/// none may be of another game.
bool is_misspelt(Vm& vm, const char* name) {
  const auto* const declared = DeclaredFields::current();
  if (!declared || std::ranges::find(*declared, name) != declared->end()) return false;
  const std::string near = nearest(name, *declared);
  if (near.empty()) vm.keep_missing(name);
  else vm.keep_why(Text("script.no_field", {{"detail", clipped(name)}, {"near", near}}));
  return !near.empty();
}

/// __index: (fields, name). What was read stands among the fields from then on.
int read_field(lua_State* L) {
  lua_settop(L, 2);
  if (lua_type(L, 2) != LUA_TSTRING || std::strcmp(lua_tostring(L, 2), kName) != 0) {
    if (lua_type(L, 2) == LUA_TSTRING && is_misspelt(Vm::of(L), lua_tostring(L, 2))) raise(L, "script.no_field", lua_tostring(L, 2));
    lua_pushnil(L);
    return 1;
  }
  push_position(L);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, 1);
  return 1;
}

}  // namespace

void push_frozen_value(lua_State* L, const Value& value) {
  luaL_checkstack(L, LUA_MINSTACK, nullptr);
  Vm::of(L).meter().charge(L, kValueCost);
  if (const auto* list = value.as_list()) push_frozen_list(L, *list);
  else if (const auto* map = value.as_map()) push_frozen_map(L, *map);
  else push_value(L, value);
}

void push_lazy_metatable(lua_State* L) {
  lua_createtable(L, 0, 2);
  lua_pushcfunction(L, read_field);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &kMetatable);
}

void complete_fields(lua_State* L, int index) {
  index = lua_absindex(L, index);
  if (!lua_istable(L, index) || !lua_getmetatable(L, index)) return;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &kMetatable);
  if (lua_rawequal(L, -1, -2)) {
    lua_getfield(L, index, kName);
    lua_pop(L, 1);
  }
  lua_pop(L, 2);
}

}  // namespace tablier::lua
