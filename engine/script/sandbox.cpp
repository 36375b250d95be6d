#include "script/sandbox.hpp"

#include "script/freeze.hpp"
#include "script/lib/library.hpp"

#include <algorithm>

namespace tablier::lua {
namespace {

char kBase;  // registry: the table of all global names

/// Where Lua looks for the name of a function that it complains of: the real table at the top, under the name of its library.
void name_functions(lua_State* L, const char* library) {
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  lua_pushvalue(L, -2);
  lua_setfield(L, -2, library);
  lua_pop(L, 1);
}

void add_library(lua_State* L, int base, const char* name, void (*push)(lua_State*)) {
  push(L);
  name_functions(L, name);
  freeze_library(L);
  lua_setfield(L, base, name);
}

/// Methods of texts: what `("x"):rep(3)` finds. The metatable comes with Lua's string library, with the arithmetic on texts.
void set_text_methods(lua_State* L, int base) {
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  lua_getfield(L, base, "string");
  push_real(L, -1);
  lua_setfield(L, -3, "__index");
  lua_pop(L, 1);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 2);
}

/// Feeds a text to the compiler by pieces, with a look at the clock at each: some sources take it long.
struct Feed {
  std::string_view rest;

  static const char* next(lua_State* L, void* data, std::size_t* size) {
    constexpr std::size_t kPiece = 2048;
    Feed& feed = *static_cast<Feed*>(data);
    const char* piece = feed.rest.data();
    *size = std::min(kPiece, feed.rest.size());
    feed.rest.remove_prefix(*size);
    // The compiler's state is not one that can be asked for its line.
    Vm::of(L).meter().charge(nullptr, 10 * *size);
    Vm::of(L).meter().check_clock(nullptr);
    return *size ? piece : nullptr;
  }
};

}  // namespace

void open_sandbox(lua_State* L) {
  push_base_library(L);
  const int base = lua_gettop(L);
  name_functions(L, "_G");
  add_library(L, base, "coroutine", push_coroutine_library);
  add_library(L, base, "math", push_math_library);
  add_library(L, base, "string", push_string_library);
  add_library(L, base, "table", push_table_library);
  add_library(L, base, "utf8", push_utf8_library);
  set_text_methods(L, base);
  lua_pushvalue(L, base);
  freeze_library(L);
  // What Lua's own openers left as globals is not for scripts.
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &kBase);
}

void push_global_names(lua_State* L) { lua_rawgetp(L, LUA_REGISTRYINDEX, &kBase); }

void push_sandbox(lua_State* L) {
  lua_newtable(L);
  const int globals = lua_gettop(L);
  push_global_names(L);
  for (lua_pushnil(L); lua_next(L, -2);) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, globals);
  }
  lua_settop(L, globals);
  push_environment(L);
  lua_pushvalue(L, -1);
  lua_setfield(L, -2, "_G");
}

int load_chunk(lua_State* L, int index) {
  push_sandbox(L);
  const Source& source = Vm::of(L).sources().at(index);
  Feed feed{source.text};
  char name[16];
  snprintf(name, sizeof name, "=#%d", index);
  const int status = lua_load(L, Feed::next, &feed, name, "t");
  if (status != LUA_OK) return status;
  lua_pushvalue(L, -2);
  lua_setupvalue(L, -2, 1);
  return status;
}

}  // namespace tablier::lua
