#include "script/freeze.hpp"
#include "script/lib/library.hpp"
#include "script/sandbox.hpp"
#include "script/stand_in.hpp"

namespace tablier::lua {
namespace {

int get_metatable(lua_State* L) {
  luaL_checkany(L, 1);
  push_real(L, 1);
  if (!lua_getmetatable(L, -1)) return 0;
  lua_pushliteral(L, "__metatable");
  if (lua_rawget(L, -2) != LUA_TNIL) return 1;
  push_front_of(L, -2);
  return 1;
}

bool has_event(lua_State* L, int metatable, const char* event) {
  lua_pushstring(L, event);
  const bool has = lua_rawget(L, metatable) != LUA_TNIL;
  lua_pop(L, 1);
  return has;
}

int set_metatable(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_argexpected(L, lua_isnil(L, 2) || lua_istable(L, 2), 2, "nil or table");
  lua_settop(L, 2);
  if (is_front(L, 1)) raise(L, "script.frozen", "metatable");
  if (luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL) return luaL_error(L, "cannot change a protected metatable");
  push_real(L, 2);
  lua_replace(L, 2);
  // Finalisers run with hooks off, where no budget reaches them; weak tables show when memory was collected.
  if (lua_istable(L, 2) && has_event(L, 2, "__gc")) raise(L, "script.finaliser", "__gc");
  if (lua_istable(L, 2) && has_event(L, 2, "__mode")) raise(L, "script.weak_table", "__mode");
  lua_setmetatable(L, 1);
  return 1;
}

int raw_get(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  push_real(L, 1);
  lua_pushvalue(L, 2);
  lua_rawget(L, -2);
  return 1;
}

int raw_set(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  luaL_checkany(L, 3);
  lua_settop(L, 3);
  if (!is_front(L, 1)) {
    lua_rawset(L, 1);
    return 1;
  }
  luaL_getmetafield(L, 1, "__newindex");  // which says why not
  lua_insert(L, 1);
  lua_call(L, 3, 0);
  return 1;
}

int raw_len(lua_State* L) {
  const int type = lua_type(L, 1);
  luaL_argexpected(L, type == LUA_TTABLE || type == LUA_TSTRING, 1, "table or string");
  push_real(L, 1);
  lua_pushinteger(L, static_cast<lua_Integer>(lua_rawlen(L, -1)));
  return 1;
}

int to_string(lua_State* L) {
  luaL_checkany(L, 1);
  push_text(L, 1);
  return 1;
}

/// As Lua has it, but that the line goes to the script's log, clipped and never to the program's own output, and that tables show their
/// content.
int print_line(lua_State* L) {
  const int values = lua_gettop(L);
  luaL_Buffer line;
  luaL_buffinit(L, &line);
  for (int i = 1; i <= values; ++i) {
    if (i > 1) luaL_addchar(&line, '\t');
    push_shown(L, i);
    luaL_addvalue(&line);
  }
  luaL_pushresult(&line);
  std::size_t size = 0;
  const char* const text = lua_tolstring(L, -1, &size);
  Vm::of(L).meter().charge(L, 100 + size);
  Vm::of(L).print({text, std::min(size, 4 * ScriptReport::kMaxPrint)}, locate(L, 1));
  return 0;
}

// ---- require

const char* key_of(Missing why) {
  switch (why) {
    case Missing::bad_name: return "script.module.bad_name";
    case Missing::not_found: return "script.module.not_found";
    case Missing::too_late: return "script.module.late";
    case Missing::too_many: return "script.module.too_many";
    case Missing::unreadable: return "script.module.unreadable";
  }
  return "script.module.not_found";
}

[[noreturn]] void raise_missing(lua_State* L, Missing missing, const char* name) {
  const char* const why = Vm::of(L).sources().why_unreadable();
  if (missing == Missing::unreadable && why) raise(L, "script.module.unreadable_why", lua_pushfstring(L, "%s %s", name, why));
  raise(L, key_of(missing), name);
}

/// The file goes on without the module, which is told beside.
bool stands_in(lua_State* L, int chunk) {
  const bool absent = chunk == static_cast<int>(Missing::not_found) || chunk == static_cast<int>(Missing::bad_name);
  return absent && Vm::of(L).sources().stands_in();
}

void note_missing(lua_State* L, Missing missing, const char* name) {
  const Line where = locate(L, 1);
  Vm::of(L).sources().note_missing({key_of(missing), name, where.chunk, where.line});
}

char kLoaded;  // registry: module name -> its value, or kLoading
char kLoading;

void push_loaded(lua_State* L) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &kLoaded) != LUA_TNIL) return;
  lua_pop(L, 1);
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &kLoaded);
}

/// Pushes what the module's chunk returns, frozen.
void run_module(lua_State* L, const char* name, int chunk) {
  if (load_chunk(L, chunk) != LUA_OK) lua_error(L);
  lua_call(L, 0, 1);
  if (lua_isnil(L, -1)) raise(L, "script.module.empty", name);
  freeze(L, -1);
  seal_environment(L, -2);
  lua_remove(L, -2);
}

int require_module(lua_State* L) {
  std::size_t size = 0;
  const char* name = luaL_checklstring(L, 1, &size);
  lua_settop(L, 1);
  push_loaded(L);
  lua_pushvalue(L, 1);
  if (lua_rawget(L, 2) == LUA_TLIGHTUSERDATA) raise(L, "script.module.cycle", name);
  if (!lua_isnil(L, 3)) return 1;
  charge(L, 1000);  // files may be looked for
  const int chunk = Vm::of(L).sources().find({name, size});
  if (stands_in(L, chunk)) {
    note_missing(L, static_cast<Missing>(chunk), name);
    push_stand_in(L);
    return 1;
  }
  if (chunk < 0) raise_missing(L, static_cast<Missing>(chunk), name);
  lua_pushvalue(L, 1);
  lua_pushlightuserdata(L, &kLoading);
  lua_rawset(L, 2);
  run_module(L, name, chunk);
  lua_pushvalue(L, 1);
  lua_pushvalue(L, -2);
  lua_rawset(L, 2);
  return 1;
}

constexpr luaL_Reg kBaseFunctions[] = {
    {"getmetatable", get_metatable}, {"setmetatable", set_metatable}, {"rawget", raw_get},         {"rawset", raw_set}, {"rawlen", raw_len},
    {"tostring", to_string},         {"print", print_line},           {"require", require_module}, {nullptr, nullptr},
};

}  // namespace

const char* push_text(lua_State* L, int index, std::size_t* size) {
  index = lua_absindex(L, index);
  if (luaL_callmeta(L, index, "__tostring")) {
    if (!lua_isstring(L, -1)) luaL_error(L, "'__tostring' must return a string");
    return lua_tolstring(L, -1, size);
  }
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
    case LUA_TSTRING: lua_pushvalue(L, index); break;
    case LUA_TBOOLEAN: lua_pushstring(L, lua_toboolean(L, index) ? "true" : "false"); break;
    default: lua_pushstring(L, luaL_typename(L, index));
  }
  return lua_tolstring(L, -1, size);
}

bool push_loaded_module(lua_State* L, const char* name) {
  const int top = lua_gettop(L);
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &kLoaded) == LUA_TTABLE) {
    lua_pushstring(L, name);
    lua_rawget(L, -2);
    if (!lua_isnil(L, -1) && !lua_islightuserdata(L, -1)) return lua_remove(L, -2), true;
  }
  return lua_settop(L, top), false;
}

void push_base_library(lua_State* L) {
  lua_newtable(L);
  const int library = lua_gettop(L);
  lua_pushcfunction(L, luaopen_base);
  lua_call(L, 0, 1);
  borrow(L, library, {"assert", "error", "ipairs", "pcall", "xpcall", "rawequal", "select", "type", "_VERSION"}, Charge::no);
  borrow(L, library, {"tonumber"}, Charge::yes);
  lua_settop(L, library);
  luaL_setfuncs(L, kBaseFunctions, 0);
  add_iteration(L);
}

}  // namespace tablier::lua
