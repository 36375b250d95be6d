#include "script/lib/library.hpp"

namespace tablier::lua {

void push_table_library(lua_State* L) {
  lua_newtable(L);
  const int library = lua_gettop(L);
  luaopen_table(L);
  borrow(L, library, {"concat", "insert", "move", "pack", "remove", "sort", "unpack"}, Charge::yes);
  lua_settop(L, library);
}

}  // namespace tablier::lua
