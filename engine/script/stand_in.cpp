#include "script/stand_in.hpp"

#include "script/freeze.hpp"
#include "script/vm.hpp"

#include <lua.hpp>

namespace tablier::lua {
namespace {

constexpr const char* kSame[] = {"__index", "__call", "__add", "__sub",  "__mul",  "__div", "__mod", "__pow",   "__unm",
                                 "__idiv",  "__band", "__bor", "__bxor", "__bnot", "__shl", "__shr", "__concat"};

char kStandIn;  // registry: the table

int give_it(lua_State* L) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &kStandIn);
  return 1;
}

int say_yes(lua_State* L) {
  lua_pushboolean(L, true);
  return 1;
}

void push_new(lua_State* L) {
  lua_newtable(L);
  lua_newtable(L);
  for (const char* const event : kSame) {
    lua_pushcfunction(L, give_it);
    lua_setfield(L, -2, event);
  }
  for (const char* const event : {"__lt", "__le"}) {
    lua_pushcfunction(L, say_yes);
    lua_setfield(L, -2, event);
  }
  lua_setmetatable(L, -2);
}

}  // namespace

void push_stand_in(lua_State* L) {
  Vm::of(L).sources().note_stand_in();
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &kStandIn) != LUA_TNIL) return;
  lua_pop(L, 1);
  push_new(L);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &kStandIn);
}

bool is_stand_in(lua_State* L, int index) {
  index = lua_absindex(L, index);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &kStandIn);
  push_real(L, index);
  const bool same = lua_istable(L, -2) && lua_rawequal(L, -1, -2);
  lua_pop(L, 2);
  return same;
}

}  // namespace tablier::lua
