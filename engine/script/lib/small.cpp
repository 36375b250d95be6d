#include "script/failure.hpp"
#include "script/lib/library.hpp"

#include <limits>

/// Libraries that are Lua's own but for a few functions: coroutine, math, utf8.
namespace tablier::lua {
namespace {

/// A number from 0 to `last`, each as likely: those over the largest multiple are drawn again.
std::uint64_t draw(Rng& rng, std::uint64_t last) {
  if (last == std::numeric_limits<std::uint64_t>::max()) return rng.next();
  const std::uint64_t count = last + 1;
  const std::uint64_t limit = std::numeric_limits<std::uint64_t>::max() / count * count;
  std::uint64_t number = rng.next();
  while (number >= limit) number = rng.next();
  return number % count;
}

/// math.random: as Lua has it, from the call's seed.
int random(lua_State* L) {
  if (!Vm::of(L).loaded()) raise(L, "script.random_early", "math.random");
  Rng& rng = Vm::of(L).rng();
  lua_Integer low = 1;
  lua_Integer high = 0;
  switch (lua_gettop(L)) {
    case 0: lua_pushnumber(L, rng.real()); return 1;
    case 1:
      high = luaL_checkinteger(L, 1);
      if (high == 0) {
        lua_pushinteger(L, static_cast<lua_Integer>(rng.next()));
        return 1;
      }
      break;
    case 2:
      low = luaL_checkinteger(L, 1);
      high = luaL_checkinteger(L, 2);
      break;
    default: return luaL_error(L, "wrong number of arguments");
  }
  luaL_argcheck(L, low <= high, lua_gettop(L), "interval is empty");
  const std::uint64_t first = static_cast<std::uint64_t>(low);
  lua_pushinteger(L, static_cast<lua_Integer>(first + draw(rng, static_cast<std::uint64_t>(high) - first)));
  return 1;
}

int randomseed(lua_State* L) {
  Vm::of(L).rng() = Rng(static_cast<std::uint64_t>(luaL_checkinteger(L, 1)));
  return 0;
}

/// What makes a coroutine: it is watched from its beginning, as it takes that over from its maker; a timer finds the first maker only.
/// To be watched anew would be a way to begin the count of instructions again and again.
int watched_call(lua_State* L) {
  if (lua_gethookmask(L) == 0) Vm::watch(L);
  charge(L, 2);
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

void watch_calls(lua_State* L, int library, const char* name) {
  lua_getfield(L, -1, name);
  lua_pushcclosure(L, watched_call, 1);
  lua_setfield(L, library, name);
}

}  // namespace

void push_coroutine_library(lua_State* L) {
  lua_newtable(L);
  const int library = lua_gettop(L);
  luaopen_coroutine(L);
  borrow(L, library, {"resume", "yield", "status", "isyieldable", "running", "close"}, Charge::yes);
  watch_calls(L, library, "create");
  watch_calls(L, library, "wrap");
  lua_settop(L, library);
}

void push_math_library(lua_State* L) {
  lua_newtable(L);
  const int library = lua_gettop(L);
  luaopen_math(L);
  borrow(L, library, {"abs",        "acos", "asin",       "atan", "ceil", "cos", "deg", "exp",  "floor", "fmod",      "huge", "log", "max",
                      "maxinteger", "min",  "mininteger", "modf", "pi",   "rad", "sin", "sqrt", "tan",   "tointeger", "type", "ult"},
         Charge::no);
  lua_settop(L, library);
  lua_pushcfunction(L, random);
  lua_setfield(L, library, "random");
  lua_pushcfunction(L, randomseed);
  lua_setfield(L, library, "randomseed");
}

void push_utf8_library(lua_State* L) {
  lua_newtable(L);
  const int library = lua_gettop(L);
  luaopen_utf8(L);
  borrow(L, library, {"charpattern"}, Charge::no);
  borrow(L, library, {"char", "codepoint", "len", "offset", "codes"}, Charge::yes);
  lua_settop(L, library);
}

}  // namespace tablier::lua
