#include "script/freeze.hpp"
#include "script/lazy_position.hpp"
#include "script/lib/library.hpp"

#include <algorithm>
#include <bit>
#include <compare>
#include <cstring>
#include <string_view>

/// `pairs` and `next`: numbers first, in their order, then texts by their bytes, then false, true.
/// Lua's own order hangs on addresses and a random seed, and a saved match must replay the same in another process.
namespace tablier::lua {
namespace {

// More than a step usually takes, for the keys of a hostile table may all have the same place, and then each step is a long search.
constexpr std::uint64_t kKeyCost = 16;

/// A key, comparable without Lua. Texts belong to the table.
struct Key {
  enum class Kind : std::uint8_t { integer, real, text, boolean } kind;
  union {
    lua_Integer integer;
    lua_Number real;
    const char* text;
    bool boolean;
  };
  std::size_t size = 0;
};

Key key_at(lua_State* L, int index) {
  Key key{};
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
      key.kind = lua_isinteger(L, index) ? Key::Kind::integer : Key::Kind::real;
      if (key.kind == Key::Kind::integer) key.integer = lua_tointeger(L, index);
      else key.real = lua_tonumber(L, index);
      return key;
    case LUA_TSTRING:
      key.kind = Key::Kind::text;
      key.text = lua_tolstring(L, index, &key.size);
      return key;
    case LUA_TBOOLEAN:
      key.kind = Key::Kind::boolean;
      key.boolean = lua_toboolean(L, index);
      return key;
    default: raise(L, "script.no_order", luaL_typename(L, index));
  }
}

int rank(const Key& key) { return key.kind <= Key::Kind::real ? 0 : static_cast<int>(key.kind); }

// long double holds every integer and every real exactly here, and no key is NaN.
long double number(const Key& key) { return key.kind == Key::Kind::integer ? static_cast<long double>(key.integer) : key.real; }

bool operator<(const Key& a, const Key& b) {
  if (rank(a) != rank(b)) return rank(a) < rank(b);
  if (a.kind == Key::Kind::integer && b.kind == Key::Kind::integer) return a.integer < b.integer;
  if (a.kind == Key::Kind::text) return std::string_view(a.text, a.size) < std::string_view(b.text, b.size);
  if (a.kind == Key::Kind::boolean) return !a.boolean && b.boolean;
  return number(a) < number(b);
}

void push_key(lua_State* L, const Key& key) {
  switch (key.kind) {
    case Key::Kind::integer: lua_pushinteger(L, key.integer); break;
    case Key::Kind::real: lua_pushnumber(L, key.real); break;
    case Key::Kind::text: lua_pushlstring(L, key.text, key.size); break;
    case Key::Kind::boolean: lua_pushboolean(L, key.boolean); break;
  }
}

std::size_t count_keys(lua_State* L, int table) {
  std::size_t count = 0;
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1), ++count) charge(L, kKeyCost);
  return count;
}

/// Fills `keys`, which has room for all, sorted.
void sort_keys(lua_State* L, int table, Key* keys, std::size_t count) {
  Key* end = keys;
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1), ++end) {
    charge(L, kKeyCost);
    *end = key_at(L, -2);
  }
  charge(L, count * static_cast<std::size_t>(std::bit_width(count)));
  std::sort(keys, end);
}

void push_key_list(lua_State* L, const Key* keys, std::size_t count) {
  lua_createtable(L, static_cast<int>(count), 0);
  for (std::size_t i = 0; i < count; ++i) {
    push_key(L, keys[i]);
    lua_rawseti(L, -2, static_cast<lua_Integer>(i) + 1);
  }
}

}  // namespace

void push_sorted_keys(lua_State* L, int table) {
  constexpr std::size_t kFew = 32;
  const std::size_t count = count_keys(L, table);
  Key few[kFew];
  Key* keys = count <= kFew ? few : static_cast<Key*>(lua_newuserdatauv(L, count * sizeof(Key), 0));
  sort_keys(L, table, keys, count);
  push_key_list(L, keys, count);
  if (keys != few) lua_remove(L, -2);
}

namespace {

/// The iterator that `pairs` gives. Upvalues: the real table, the keys, how many were given.
int step(lua_State* L) {
  lua_Integer done = lua_tointeger(L, lua_upvalueindex(3));
  lua_settop(L, 0);
  while (lua_rawgeti(L, lua_upvalueindex(2), ++done) != LUA_TNIL) {
    lua_pushvalue(L, -1);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) {
      lua_pushinteger(L, done);
      lua_replace(L, lua_upvalueindex(3));
      return 2;
    }
    charge(L, 1);
    lua_settop(L, 0);
  }
  return 1;
}

int pairs(lua_State* L) {
  luaL_checkany(L, 1);
  lua_settop(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_call(L, 1, 3);
    return 3;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  complete_fields(L, 1);
  push_real(L, 1);
  push_sorted_keys(L, 2);
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, step, 3);
  lua_pushvalue(L, 1);
  return 2;
}

/// The first key after the one at 2, or the first of all: one walk over the table.
int next(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  complete_fields(L, 1);
  push_real(L, 1);
  lua_replace(L, 1);
  const bool from_start = lua_isnil(L, 2);
  const Key after = from_start ? Key{} : key_at(L, 2);
  Key best{};
  bool found = false;
  for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
    charge(L, kKeyCost);
    const Key key = key_at(L, -2);
    if ((!from_start && !(after < key)) || (found && !(key < best))) continue;
    best = key;
    found = true;
  }
  if (!found) {
    lua_pushnil(L);
    return 1;
  }
  push_key(L, best);
  lua_pushvalue(L, -1);
  lua_rawget(L, 1);
  return 2;
}

}  // namespace

void add_iteration(lua_State* L) {
  lua_pushcfunction(L, pairs);
  lua_setfield(L, -2, "pairs");
  lua_pushcfunction(L, next);
  lua_setfield(L, -2, "next");
}

}  // namespace tablier::lua
