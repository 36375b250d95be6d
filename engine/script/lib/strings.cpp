#include "script/lib/library.hpp"

#include <cstring>

namespace tablier::lua {
namespace {

int repeat(lua_State* L) {
  std::size_t size = 0;
  std::size_t gap = 0;
  const char* text = luaL_checklstring(L, 1, &size);
  const lua_Integer times = luaL_checkinteger(L, 2);
  const char* between = luaL_optlstring(L, 3, "", &gap);
  if (times <= 0 || size + gap == 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  const std::size_t count = static_cast<std::size_t>(times);
  if (count > longest_text(L) / (size + gap) + 1) raise(L, "script.too_long");
  const std::size_t total = count * size + (count - 1) * gap;
  if (total > longest_text(L)) raise(L, "script.too_long");
  charge(L, count + total / 16);
  luaL_Buffer buffer;
  char* to = luaL_buffinitsize(L, &buffer, total);
  for (std::size_t i = 0; i < count; ++i) {
    to = static_cast<char*>(std::memcpy(to, text, size)) + size;
    if (gap > 0 && i + 1 < count) to = static_cast<char*>(std::memcpy(to, between, gap)) + gap;
  }
  luaL_pushresultsize(&buffer, total);
  return 1;
}

}  // namespace

void push_string_library(lua_State* L) {
  lua_newtable(L);
  const int library = lua_gettop(L);
  luaopen_string(L);
  borrow(L, library, {"byte", "char", "len", "lower", "reverse", "sub", "upper"}, Charge::yes);
  lua_settop(L, library);
  lua_pushcfunction(L, repeat);
  lua_setfield(L, library, "rep");
  lua_pushcfunction(L, format);
  lua_setfield(L, library, "format");
  add_patterns(L);
}

}  // namespace tablier::lua
