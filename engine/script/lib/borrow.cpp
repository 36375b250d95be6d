#include "script/lib/library.hpp"

namespace tablier::lua {
namespace {

int charged_call(lua_State* L) {
  std::uint64_t bytes = 0;
  const int count = lua_gettop(L);
  for (int i = 1; i <= count; ++i)
    if (lua_type(L, i) == LUA_TSTRING) bytes += lua_rawlen(L, i);
  charge(L, static_cast<std::uint64_t>(count) + bytes / 8);
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

}  // namespace

void borrow(lua_State* L, int to, std::initializer_list<const char*> names, Charge charged) {
  for (const char* name : names) {
    lua_getfield(L, -1, name);
    if (charged == Charge::yes) lua_pushcclosure(L, charged_call, 1);
    lua_setfield(L, to, name);
  }
}

}  // namespace tablier::lua
