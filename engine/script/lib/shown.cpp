#include "script/freeze.hpp"
#include "script/lib/library.hpp"
#include "script/readable.hpp"

#include <algorithm>
#include <cstring>
#include <string_view>
#include <utility>

/// Tables as `print` shows them: their content, as Lua writes it, on one line and clipped.
namespace tablier::lua {
namespace {

constexpr int kShownDepth = 4;
constexpr int kShownKeys = 256;  ///< keys of a table beside its list; of more than that none is shown

/// Room for more than a line of the log may be long. Trivial to destroy.
class ShownLine {
 public:
  bool full() const { return size_ == sizeof text_; }
  void add(std::string_view text) {
    const std::size_t fits = std::min(text.size(), sizeof text_ - size_);
    std::memcpy(text_ + size_, text.data(), fits);
    size_ += fits;
  }
  void push(lua_State* L) const { lua_pushlstring(L, text_, size_); }

 private:
  char text_[4 * ScriptReport::kMaxPrint];
  std::size_t size_ = 0;
};

/// What stands at the top, which is popped.
void add_plain(lua_State* L, ShownLine& line) {
  const bool quoted = lua_type(L, -1) == LUA_TSTRING;
  std::size_t size = 0;
  const char* const text = push_text(L, -1, &size);
  if (quoted) line.add("\"");
  line.add({text, size});
  if (quoted) line.add("\"");
  lua_pop(L, 2);
}

bool has_own_text(lua_State* L) {
  if (luaL_getmetafield(L, -1, "__tostring") == LUA_TNIL) return false;
  lua_pop(L, 1);
  return true;
}

void add_table(lua_State* L, ShownLine& line, int depth);

/// What stands at the top, which is popped.
void add_value(lua_State* L, ShownLine& line, int depth) {
  charge(L, 8);
  if (lua_istable(L, -1) && !has_own_text(L)) add_table(L, line, depth);
  else add_plain(L, line);
}

/// What stands at the top, which stays.
void add_key(lua_State* L, ShownLine& line) {
  std::size_t size = 0;
  const char* const name = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &size) : nullptr;
  if (name && is_lua_name({name, size})) return line.add({name, size});
  line.add("[");
  lua_pushvalue(L, -1);
  add_plain(L, line);
  line.add("]");
}

bool is_in_list(lua_State* L, int key, lua_Integer size) {
  return lua_isinteger(L, key) && lua_tointeger(L, key) >= 1 && lua_tointeger(L, key) <= size;
}

bool has_order(int type) { return type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TBOOLEAN; }

/// Pushes a table with the keys of `table` that are not of its list, and true. False, and nothing, where they are too many or have no
/// order.
bool push_other_keys(lua_State* L, int table, lua_Integer size) {
  lua_newtable(L);
  const int others = lua_gettop(L);
  int count = 0;
  for (lua_pushnil(L); lua_next(L, table);) {
    charge(L, 8);
    lua_pop(L, 1);
    if (is_in_list(L, -1, size)) continue;
    if (++count > kShownKeys || !has_order(lua_type(L, -1))) {
      lua_settop(L, others - 1);
      return false;
    }
    lua_pushvalue(L, -1);
    lua_pushboolean(L, true);
    lua_rawset(L, others);
  }
  return true;
}

void begin_entry(ShownLine& line, bool& first) {
  if (!std::exchange(first, false)) line.add(", ");
}

void add_shown_fields(lua_State* L, ShownLine& line, int depth, int table, bool first) {
  if (!push_other_keys(L, table, static_cast<lua_Integer>(lua_rawlen(L, table)))) {
    begin_entry(line, first);
    return line.add("…");
  }
  push_sorted_keys(L, lua_gettop(L));
  const int keys = lua_gettop(L);
  for (lua_Integer i = 1; !line.full() && lua_rawgeti(L, keys, i) != LUA_TNIL; ++i) {
    begin_entry(line, first);
    add_key(L, line);
    line.add(" = ");
    lua_rawget(L, table);
    add_value(L, line, depth + 1);
  }
}

/// The table at the top, which is popped.
void add_table(lua_State* L, ShownLine& line, int depth) {
  luaL_checkstack(L, LUA_MINSTACK, nullptr);
  push_real(L, -1);
  lua_remove(L, -2);
  const int table = lua_gettop(L);
  line.add("{");
  bool first = true;
  if (depth == kShownDepth) line.add("…");
  const lua_Integer size = depth == kShownDepth ? 0 : static_cast<lua_Integer>(lua_rawlen(L, table));
  for (lua_Integer i = 1; i <= size && !line.full(); ++i) {
    begin_entry(line, first);
    lua_rawgeti(L, table, i);
    add_value(L, line, depth + 1);
  }
  if (depth < kShownDepth && !line.full()) add_shown_fields(L, line, depth, table, first);
  line.add("}");
  lua_settop(L, table - 1);
}

}  // namespace

void push_shown(lua_State* L, int index) {
  lua_pushvalue(L, index);
  if (!lua_istable(L, -1) || has_own_text(L)) {
    push_text(L, -1);
    lua_remove(L, -2);
    return;
  }
  ShownLine line;
  add_table(L, line, 0);
  line.push(L);
}

}  // namespace tablier::lua
