#include "script/lib/library.hpp"
#include "script/lib/text_buffer.hpp"

#include <algorithm>
#include <bit>
#include <limits>

/// The table library, as Lua 5.4 has it: metamethods are respected, and each element costs.
/// `sort` is a merge sort: stable, and never at odds with itself whatever the order function says.
namespace tablier::lua {
namespace {

constexpr lua_Integer kLast = std::numeric_limits<lua_Integer>::max();

lua_Integer check_table(lua_State* L, int index) {
  luaL_checktype(L, index, LUA_TTABLE);
  return luaL_len(L, index);
}

int concat(lua_State* L) {
  const lua_Integer size = check_table(L, 1);
  std::size_t gap = 0;
  const char* between = luaL_optlstring(L, 2, "", &gap);
  const lua_Integer first = luaL_optinteger(L, 3, 1);
  const lua_Integer last = luaL_optinteger(L, 4, size);
  TextBuffer out(L);
  for (lua_Integer i = first; i <= last; ++i) {
    lua_geti(L, 1, i);
    if (!lua_isstring(L, -1))
      return luaL_error(L, "invalid value (%s) at index %I in table for 'concat'", luaL_typename(L, -1), static_cast<LUAI_UACINT>(i));
    out.add_top();
    if (i == last) break;
    out.add(between, gap);
  }
  out.push();
  return 1;
}

int insert(lua_State* L) {
  const lua_Integer size = check_table(L, 1);
  lua_Integer end = static_cast<lua_Integer>(static_cast<lua_Unsigned>(size) + 1);
  lua_Integer position = end;
  if (lua_gettop(L) == 3) {
    position = luaL_checkinteger(L, 2);
    // Unsigned, so that it holds for every length that a __len may give.
    luaL_argcheck(L, static_cast<lua_Unsigned>(position) - 1u < static_cast<lua_Unsigned>(end), 2, "position out of bounds");
    for (; end > position; --end) {
      charge(L, 2);
      lua_geti(L, 1, end - 1);
      lua_seti(L, 1, end);
    }
  } else if (lua_gettop(L) != 2) {
    return luaL_error(L, "wrong number of arguments to 'insert'");
  }
  lua_seti(L, 1, position);
  return 0;
}

int remove(lua_State* L) {
  const lua_Integer size = check_table(L, 1);
  lua_Integer position = luaL_optinteger(L, 2, size);
  if (position != size)
    luaL_argcheck(L, static_cast<lua_Unsigned>(position) - 1u <= static_cast<lua_Unsigned>(size), 2, "position out of bounds");
  lua_geti(L, 1, position);
  for (; position < size; ++position) {
    charge(L, 2);
    lua_geti(L, 1, position + 1);
    lua_seti(L, 1, position);
  }
  lua_pushnil(L);
  lua_seti(L, 1, position);
  return 1;
}

int move(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  const lua_Integer first = luaL_checkinteger(L, 2);
  const lua_Integer last = luaL_checkinteger(L, 3);
  const lua_Integer to = luaL_checkinteger(L, 4);
  const int target = lua_isnoneornil(L, 5) ? 1 : 5;
  luaL_checktype(L, target, LUA_TTABLE);
  lua_pushvalue(L, target);
  if (last < first) return 1;
  luaL_argcheck(L, first > 0 || last < kLast + first, 3, "too many elements to move");
  const lua_Integer count = last - first + 1;
  luaL_argcheck(L, to <= kLast - count + 1, 4, "destination wrap around");
  const bool upwards = to > last || to <= first || (target != 1 && !lua_compare(L, 1, target, LUA_OPEQ));
  for (lua_Integer i = 0; i < count; ++i) {
    charge(L, 2);
    const lua_Integer offset = upwards ? i : count - 1 - i;
    lua_geti(L, 1, first + offset);
    lua_seti(L, target, to + offset);
  }
  return 1;
}

int unpack(lua_State* L) {
  const lua_Integer first = luaL_optinteger(L, 2, 1);
  const lua_Integer last = lua_isnoneornil(L, 3) ? luaL_len(L, 1) : luaL_checkinteger(L, 3);
  if (first > last) return 0;
  const lua_Unsigned count = static_cast<lua_Unsigned>(last) - static_cast<lua_Unsigned>(first);
  charge(L, std::min<lua_Unsigned>(count, 1u << 20));
  if (count >= static_cast<lua_Unsigned>(std::numeric_limits<int>::max()) || !lua_checkstack(L, static_cast<int>(count) + 1))
    return luaL_error(L, "too many results to unpack");
  for (lua_Unsigned i = 0; i <= count; ++i) lua_geti(L, 1, first + static_cast<lua_Integer>(i));
  return static_cast<int>(count) + 1;
}

// ---- sort

constexpr int kOrder = 2;  // stack: the table, its order function or nil, the two rows that are merged from and to
constexpr int kFrom = 3;
constexpr int kTo = 4;

/// Comparing texts may take as long as they are: up to 30 ns a byte where they hold zeros.
void charge_texts(lua_State* L, int a, int b) {
  if (lua_type(L, a) == LUA_TSTRING && lua_type(L, b) == LUA_TSTRING) charge(L, 2 * std::min(lua_rawlen(L, a), lua_rawlen(L, b)));
}

/// True when the value at `a` must come before the one at `b`; both are on the stack.
bool comes_before(lua_State* L, int a, int b) {
  if (lua_isnil(L, kOrder)) {
    charge_texts(L, a, b);
    return lua_compare(L, a, b, LUA_OPLT);
  }
  lua_pushvalue(L, kOrder);
  lua_pushvalue(L, a < 0 ? a - 1 : a);
  lua_pushvalue(L, b < 0 ? b - 2 : b);
  lua_call(L, 2, 1);
  const bool before = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return before;
}

/// Merges the runs [low, middle) and [middle, high) of one row into the other.
void merge(lua_State* L, int from, int to, lua_Integer low, lua_Integer middle, lua_Integer high) {
  lua_Integer left = low;
  lua_Integer right = middle;
  for (lua_Integer i = low; i < high; ++i) {
    charge(L, 4);
    lua_rawgeti(L, from, left);
    lua_rawgeti(L, from, right);
    const bool take_right = left == middle || (right < high && comes_before(L, -1, -2));
    lua_pop(L, take_right ? 0 : 1);
    lua_rawseti(L, to, i);
    if (take_right) lua_pop(L, 1);
    ++(take_right ? right : left);
  }
}

void copy(lua_State* L, int from, int to, lua_Integer size) {
  for (lua_Integer i = 1; i <= size; ++i) {
    charge(L, 2);
    lua_geti(L, from, i);
    lua_seti(L, to, i);
  }
}

int sort(lua_State* L) {
  const lua_Integer size = check_table(L, 1);
  if (size < 2) return 0;
  luaL_argcheck(L, size < std::numeric_limits<int>::max(), 1, "array too big");
  if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_settop(L, 2);
  charge(L, static_cast<std::uint64_t>(size));
  lua_newtable(L);
  lua_newtable(L);
  copy(L, 1, kFrom, size);
  int from = kFrom;
  for (lua_Integer run = 1; run < size; run *= 2, from = kFrom + kTo - from)
    for (lua_Integer low = 1; low <= size; low += 2 * run)
      merge(L, from, kFrom + kTo - from, low, std::min(low + run, size + 1), std::min(low + 2 * run, size + 1));
  copy(L, from, 1, size);
  return 0;
}

constexpr luaL_Reg kTableFunctions[] = {{"concat", concat}, {"insert", insert}, {"move", move},    {"remove", remove},
                                        {"sort", sort},     {"unpack", unpack}, {nullptr, nullptr}};

}  // namespace

void push_table_library(lua_State* L) {
  lua_newtable(L);
  const int library = lua_gettop(L);
  luaopen_table(L);
  borrow(L, library, {"pack"}, Charge::yes);
  lua_settop(L, library);
  luaL_setfuncs(L, kTableFunctions, 0);
}

}  // namespace tablier::lua
