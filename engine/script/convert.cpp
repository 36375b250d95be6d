#include "script/convert.hpp"

#include "content/text_limits.hpp"
#include "content/utf8.hpp"
#include "script/freeze.hpp"
#include "script/lazy_position.hpp"
#include "script/position_query.hpp"
#include "script/readable.hpp"
#include "script/stand_in.hpp"

#include <lua.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace tablier::lua {
namespace {

struct Pusher {
  lua_State* L;

  void operator()(bool v) const { lua_pushboolean(L, v); }
  void operator()(std::int64_t v) const { lua_pushinteger(L, v); }
  void operator()(double v) const { lua_pushnumber(L, v); }
  void operator()(const char* v) const { lua_pushstring(L, v); }
  void operator()(const PositionView*) const { lua_pushnil(L); }  // it has its own way
  void operator()(const Value* v) const { v ? push_value(L, *v) : lua_pushnil(L); }
  void operator()(std::span<const std::int64_t> list) const {
    lua_createtable(L, static_cast<int>(list.size()), 0);
    lua_Integer i = 0;
    for (const std::int64_t v : list) {
      lua_pushinteger(L, v);
      lua_rawseti(L, -2, ++i);
    }
  }
};

void push_list(lua_State* L, const Value::List& list) {
  lua_createtable(L, static_cast<int>(list.size()), 0);
  lua_Integer i = 0;
  for (const Value& v : list) {
    push_value(L, v);
    lua_rawseti(L, -2, ++i);
  }
}

void push_map(lua_State* L, const Value::Map& map) {
  lua_createtable(L, 0, static_cast<int>(map.size()));
  for (const Member& m : map) {
    lua_pushlstring(L, m.name.data(), m.name.size());
    push_value(L, m.value);
    lua_rawset(L, -3);
  }
}

/// Shown of a table that is shown no further.
constexpr std::string_view kUnshown = "{…}";

/// One conversion, with what it may still take.
class Reader {
 public:
  Reader(lua_State* state, Text& why, ValueBudget& budget) : L(state), why_(why), left_(budget) {}
  std::optional<Value> read(int index, int depth);
  const std::vector<ValueStep>& way() const { return way_; }

 private:
  std::optional<Value> read_table(int index, int depth);
  std::optional<Value> read_list(int table, int depth);
  std::optional<Value> read_map(int table, int depth);
  std::optional<Value> read_with_holes(int table, std::size_t size, int depth);
  std::optional<Value> read_shown(int table, int depth);
  std::optional<Value> read_text(int index);
  bool is_within_itself(int table) const { return std::ranges::count(open_, lua_topointer(L, table)) > 0; }
  std::nullopt_t refuse(const char* key, std::string detail = {}) {
    why_ = Text(key, {{"detail", std::move(detail)}});
    return std::nullopt;
  }

  std::nullopt_t refuse_amount() {
    why_ = Text("script.value.too_much",
                {{"n", static_cast<std::int64_t>(left_.max)}, {"kilobytes", static_cast<std::int64_t>(ValueBudget::kBytes >> 10)}});
    return std::nullopt;
  }

  std::nullopt_t within(ValueStep step) {
    way_.insert(way_.begin(), std::move(step));
    return std::nullopt;
  }

  lua_State* L;
  Text& why_;
  ValueBudget& left_;
  std::vector<ValueStep> way_;     ///< to what cannot be read
  std::vector<const void*> open_;  ///< the tables that are being read
};

std::string written(const std::vector<ValueStep>& way) {
  std::string all;
  for (const ValueStep& step : way) {
    if (step.name.empty()) all += "[" + std::to_string(step.number) + "]";
    else all += (all.empty() ? "" : ".") + step.name;
  }
  return all;
}

std::optional<Value> Reader::read(int index, int depth) {
  if (left_.values == 0) return refuse_amount();
  --left_.values;
  switch (lua_type(L, index)) {
    case LUA_TNONE:
    case LUA_TNIL: return Value();
    case LUA_TBOOLEAN: return Value(lua_toboolean(L, index) != 0);
    case LUA_TNUMBER:
      if (lua_isinteger(L, index)) return Value(std::int64_t{lua_tointeger(L, index)});
      return Value(lua_tonumber(L, index));
    case LUA_TSTRING: return read_text(index);
    case LUA_TTABLE: return read_table(index, depth);
    case LUA_TFUNCTION:
      if (left_.shown) return shown_function(query_call(L, index));
      [[fallthrough]];
    default:
      if (left_.shown) return shown_word(lua_typename(L, lua_type(L, index)));
      return refuse("script.value.type", lua_typename(L, lua_type(L, index)));
  }
}

std::optional<Value> Reader::read_text(int index) {
  std::size_t size = 0;
  const char* bytes = lua_tolstring(L, index, &size);
  if (size > left_.bytes) return refuse_amount();
  left_.bytes -= size;
  const std::string_view text(bytes, size);
  if (first_invalid_utf8(text) == text.npos) return Value(text);
  return left_.shown ? std::optional<Value>(repaired_utf8(text)) : refuse("script.value.utf8");
}

std::optional<Value> Reader::read_table(int index, int depth) {
  if (depth >= kMaxValueDepth) return left_.shown ? std::optional(shown_word(kUnshown)) : refuse("script.value.deep");
  if (left_.stand_ins && is_stand_in(L, index)) return Value();
  push_real(L, index);
  const int table = lua_gettop(L);
  if (left_.shown && is_within_itself(table)) {
    lua_settop(L, table - 1);
    return shown_word(kUnshown);
  }
  open_.push_back(lua_topointer(L, table));
  lua_pushnil(L);
  const bool empty = lua_next(L, table) == 0;
  const bool map = !empty && lua_type(L, -2) == LUA_TSTRING;
  lua_settop(L, table);
  std::optional<Value> value = empty         ? Value::list()
                               : left_.shown ? read_shown(table, depth)
                               : map         ? read_map(table, depth)
                                             : read_list(table, depth);
  open_.pop_back();
  lua_settop(L, table - 1);
  return value;
}

std::optional<Value> Reader::read_list(int table, int depth) {
  const std::size_t size = lua_rawlen(L, table);
  if (size > left_.values) return refuse_amount();
  Value::List list(size);
  std::size_t found = 0;
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1), ++found) {
    const bool in_list = lua_isinteger(L, -2) && lua_tointeger(L, -2) >= 1 && static_cast<std::size_t>(lua_tointeger(L, -2)) <= size;
    if (!in_list) return refuse("script.value.keys");
    auto item = read(lua_gettop(L), depth + 1);
    if (!item) return within({{}, static_cast<std::size_t>(lua_tointeger(L, -2))});
    list[static_cast<std::size_t>(lua_tointeger(L, -2)) - 1] = std::move(*item);
  }
  if (found != size) return refuse("script.value.keys");
  return Value(std::move(list));
}

std::optional<Value> Reader::read_map(int table, int depth) {
  Value::Map map;
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    if (lua_type(L, -2) != LUA_TSTRING) return refuse("script.value.keys");
    const auto name = read_text(-2);
    auto value = name ? read(lua_gettop(L), depth + 1) : std::nullopt;
    if (!name) return std::nullopt;
    if (!value) return within({*name->as_string()});
    map.push_back({*name->as_string(), std::move(*value)});
  }
  std::ranges::sort(map, {}, &Member::name);
  return Value(std::move(map));
}

/// Beyond so many holes in a row it is no list any more.
constexpr lua_Integer kMaxHole = 100;

/// What the keys of a table make it.
struct Keys {
  bool texts = true;    ///< all are texts
  bool numbers = true;  ///< all are whole numbers from 1 on
  lua_Integer last = 0, count = 0;
  bool list() const { return numbers && last - count <= kMaxHole; }
};

Keys keys_of(lua_State* L, int table) {
  Keys keys;
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    const bool number = lua_isinteger(L, -2) && lua_tointeger(L, -2) >= 1;
    keys.texts = keys.texts && lua_type(L, -2) == LUA_TSTRING;
    keys.numbers = keys.numbers && number;
    if (number) keys.last = std::max(keys.last, lua_tointeger(L, -2));
    ++keys.count;
  }
  return keys;
}

/// A key that is no text, as Lua writes it between brackets.
std::string written_key(lua_State* L, int index) {
  if (lua_type(L, index) == LUA_TBOOLEAN) return lua_toboolean(L, index) ? "true" : "false";
  if (lua_isinteger(L, index)) return std::to_string(lua_tointeger(L, index));
  return lua_type(L, index) == LUA_TNUMBER ? readable_line(Value(lua_tonumber(L, index)), kMaxName) : luaL_typename(L, index);
}

std::optional<Value> Reader::read_with_holes(int table, std::size_t size, int depth) {
  if (size > left_.values) return refuse_amount();
  Value::List list(size);
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    auto item = read(lua_gettop(L), depth + 1);
    if (!item) return std::nullopt;
    list[static_cast<std::size_t>(lua_tointeger(L, -2)) - 1] = std::move(*item);
  }
  return Value(std::move(list));
}

std::optional<Value> Reader::read_shown(int table, int depth) {
  const Keys keys = keys_of(L, table);
  if (keys.texts) return read_map(table, depth);
  if (keys.list()) return read_with_holes(table, static_cast<std::size_t>(keys.last), depth);
  Value::Map map;
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    const bool text = lua_type(L, -2) == LUA_TSTRING;
    auto name = text ? read_text(-2) : std::optional(Value(shown_as_key(written_key(L, -2))));
    auto value = name ? read(lua_gettop(L), depth + 1) : std::nullopt;
    if (!value) return std::nullopt;
    map.push_back({*name->as_string(), std::move(*value)});
  }
  std::ranges::sort(map, {}, &Member::name);
  return Value(std::move(map));
}

}  // namespace

void push_value(lua_State* L, const Value& value) {
  luaL_checkstack(L, 4, nullptr);
  if (const bool* b = value.as_bool()) lua_pushboolean(L, *b);
  else if (const auto* i = value.as_int()) lua_pushinteger(L, *i);
  else if (const double* d = value.as_real()) lua_pushnumber(L, *d);
  else if (const auto* s = value.as_string()) lua_pushlstring(L, s->data(), s->size());
  else if (const auto* list = value.as_list()) push_list(L, *list);
  else if (const auto* map = value.as_map()) push_map(L, *map);
  else lua_pushnil(L);
}

const PositionView* push_fields(lua_State* L, std::span<const Field> fields) {
  const PositionView* position = nullptr;
  lua_createtable(L, 0, static_cast<int>(fields.size()));
  for (const Field& field : fields) {
    if (const auto* view = std::get_if<const PositionView*>(&field.value)) {
      position = *view;
      continue;
    }
    std::visit(Pusher{L}, field.value);
    if (std::string_view(field.name) == "options" && lua_istable(L, -1)) guard_options(L);
    lua_setfield(L, -2, field.name);
  }
  return position;
}

std::optional<Value> to_value(lua_State* L, int index, Text& why, ValueBudget& budget, std::vector<ValueStep>* at) {
  Reader reader(L, why, budget);
  auto value = reader.read(lua_absindex(L, index), 0);
  if (value || reader.way().empty() || why.key == "script.value.deep" || why.key == "script.value.too_much") return value;
  why = Text("script.value.within", {{"part", clipped(written(reader.way()))}, {"why", std::move(why)}});
  if (at) *at = reader.way();
  return value;
}

}  // namespace tablier::lua
