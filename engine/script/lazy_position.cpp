#include "script/lazy_position.hpp"

#include "content/utf8.hpp"
#include "script/convert.hpp"
#include "script/declared_fields.hpp"
#include "script/failure.hpp"
#include "script/freeze.hpp"
#include "script/position_query.hpp"
#include "script/vm.hpp"
#include "sdk/spelling.hpp"

#include <lua.hpp>

#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace tablier::lua {
namespace {

// Keys of the registry, by address.
char kLatest;     // the position that was made last
char kMetatable;  // what push_lazy_metatable made
char kGuard;      // the metatable of a hook's own options

constexpr const char* kName = "position";
constexpr std::uint64_t kValueCost = 16;
constexpr std::uint64_t kMissCost = 200;  // all names are compared: a loop may catch the fault and go on

using Kind = ValueShape::Kind;

bool is_record(const ValueShape& shape) { return shape.kind == Kind::record || shape.kind == Kind::position; }

/// The names that the table at `table` might have: those that are declared, of options those that it has.
std::vector<std::string> names_in(lua_State* L, int table, const ValueShape& shape) {
  std::vector<std::string> names;
  for (const HookField& member : shape.members) names.push_back(member.name);
  if (shape.kind != Kind::options) return names;
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) names.emplace_back(lua_tostring(L, -2));
  return names;
}

/// True where it is a fault to read that name, which the machine then has in words.
bool is_no_member(lua_State* L, int table, const ValueShape& shape, const char* name) {
  const auto names = names_in(L, table, shape);
  if (std::ranges::find(names, name) != names.end()) return false;  // what may be left out
  const std::string near = nearest(name, names);
  if (near.empty() && !is_record(shape)) return false;
  if (near.empty()) Vm::of(L).keep_why(Text("script.no_member", {{"detail", clipped(name)}, {"names", joined(names)}}));
  else
    Vm::of(L).keep_why(Text(shape.kind == Kind::options ? "script.no_setting_near" : "script.no_member_near",
                            {{"detail", clipped(name)}, {"near", near}}));
  return true;
}

/// __index of a table whose shape is the upvalue: (table, name), asked for what it does not have.
int read_missing(lua_State* L) {
  lua_settop(L, 2);
  const auto* const shape = static_cast<const ValueShape*>(lua_touserdata(L, lua_upvalueindex(1)));
  Vm::of(L).meter().charge(L, kMissCost);
  if (lua_type(L, 2) == LUA_TSTRING && is_no_member(L, 1, *shape, lua_tostring(L, 2))) raise(L, "script.no_member", lua_tostring(L, 2));
  lua_pushnil(L);
  return 1;
}

/// The one of the shapes that such a value has; null where that is none that tells of what is in it.
const ValueShape* shape_of(const Value& value, const ValueShape* shape) {
  if (!shape) return nullptr;
  if (shape->kind != Kind::either) return shape;
  for (const ValueShape& part : shape->parts) {
    const bool list = part.kind == Kind::list || part.kind == Kind::by_seat;
    const bool map = is_record(part) || part.kind == Kind::map || part.kind == Kind::options;
    if ((list && value.as_list()) || (map && value.as_map())) return &part;
  }
  return nullptr;
}

const ValueShape* shape_of_item(const ValueShape* list) {
  return list && (list->kind == Kind::list || list->kind == Kind::by_seat) ? &list->parts.front() : nullptr;
}

const ValueShape* shape_of_member(const ValueShape* map, std::string_view name) {
  if (!map) return nullptr;
  if (map->kind == Kind::map) return &map->parts.front();
  const auto found = std::ranges::find(map->members, name, &HookField::name);
  return found == map->members.end() ? nullptr : &found->shape;
}

/// Pushes one value with all that is in it, as tables that cannot be changed.
class FrozenValue {
 public:
  /// Keeps the metatables of declared tables at the top of the stack: one a shape.
  explicit FrozenValue(lua_State* state) : L(state), metatables_(lua_gettop(state) + 1) { lua_newtable(L); }

  void push(const Value& value, const ValueShape* shape) {
    luaL_checkstack(L, LUA_MINSTACK, nullptr);
    Vm::of(L).meter().charge(L, kValueCost);
    shape = shape_of(value, shape);
    if (const auto* list = value.as_list()) push_list(*list, shape);
    else if (const auto* map = value.as_map()) push_map(*map, shape);
    else push_value(L, value);
  }

  void push(const PositionView& position, const ValueShape* shape) {
    const Value::Map* const members = position.value().as_map();
    if (!members) return push(position.value(), shape);
    luaL_checkstack(L, LUA_MINSTACK, nullptr);
    push_open_map(*members, shape);
    add_queries(L, position);
    close_map(shape);
  }

  /// Pops the metatables from under the value at the top.
  void done() { lua_remove(L, metatables_); }

 private:
  void push_list(const Value::List& list, const ValueShape* shape) {
    lua_createtable(L, static_cast<int>(list.size()), 0);
    lua_Integer i = 0;
    for (const Value& v : list) {
      push(v, shape_of_item(shape));
      lua_rawseti(L, -2, ++i);
    }
    front_new(L);
  }

  void push_map(const Value::Map& map, const ValueShape* shape) {
    push_open_map(map, shape);
    close_map(shape);
  }

  /// Pushes the table of a map, which can still be changed.
  void push_open_map(const Value::Map& map, const ValueShape* shape) {
    lua_createtable(L, 0, static_cast<int>(map.size()));
    for (const Member& m : map) {
      lua_pushlstring(L, m.name.data(), m.name.size());
      push(m.value, shape_of_member(shape, m.name));
      lua_rawset(L, -3);
    }
  }

  /// Puts its front in the place of the table at the top. What the table has is read as fast as without a shape.
  void close_map(const ValueShape* shape) {
    const bool declared = shape && (is_record(*shape) || shape->kind == Kind::options);
    if (declared) lua_pushvalue(L, -1);
    front_new(L);
    if (!declared) return;
    push_metatable(shape);
    lua_setmetatable(L, -3);
    lua_remove(L, -2);
  }

  void push_metatable(const ValueShape* shape) {
    if (lua_rawgetp(L, metatables_, shape) == LUA_TTABLE) return;
    lua_pop(L, 1);
    lua_createtable(L, 0, 1);
    lua_pushlightuserdata(L, const_cast<ValueShape*>(shape));  // read only
    lua_pushcclosure(L, read_missing, 1);
    lua_setfield(L, -2, "__index");
    lua_pushvalue(L, -1);
    lua_rawsetp(L, metatables_, shape);
  }

  lua_State* L;
  int metatables_;
};

/// Pushes the position that the machine is called for, or nil where it is called for none.
void push_position(lua_State* L) {
  Vm& vm = Vm::of(L);
  const PositionView* const position = vm.position();
  if (!position) return lua_pushnil(L);
  const bool made = vm.read_position_of(position->id(), DeclaredFields::position().get());
  if (made && lua_rawgetp(L, LUA_REGISTRYINDEX, &kLatest) == LUA_TTABLE) return;
  FrozenValue frozen(L);
  frozen.push(*position, DeclaredFields::position().get());
  frozen.done();
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &kLatest);
  vm.keep_position(position->id(), DeclaredFields::position());
}

/// True where nothing declares a field of that name and another one was meant, which the machine then has in words. A name that is like
/// none may be of another game.
bool is_misspelt(Vm& vm, const char* name) {
  const auto* const declared = DeclaredFields::current();
  if (!declared || std::ranges::find(*declared, name) != declared->end()) return false;
  const std::string near = nearest(name, *declared);
  if (near.empty()) vm.keep_missing(name);
  else vm.keep_why(Text("script.no_field", {{"detail", clipped(name)}, {"near", near}}));
  return !near.empty();
}

/// __index: (fields, name). What was read stands among the fields from then on.
int read_field(lua_State* L) {
  lua_settop(L, 2);
  if (lua_type(L, 2) != LUA_TSTRING || std::strcmp(lua_tostring(L, 2), kName) != 0) {
    if (lua_type(L, 2) == LUA_TSTRING && is_misspelt(Vm::of(L), lua_tostring(L, 2))) raise(L, "script.no_field", lua_tostring(L, 2));
    lua_pushnil(L);
    return 1;
  }
  push_position(L);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, 1);
  return 1;
}

}  // namespace

void guard_options(lua_State* L) {
  static const ValueShape kOptions = ValueShape::options();
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &kGuard) != LUA_TTABLE) {
    lua_pop(L, 1);
    lua_createtable(L, 0, 2);
    lua_pushlightuserdata(L, const_cast<ValueShape*>(&kOptions));  // read only
    lua_pushcclosure(L, read_missing, 1);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &kGuard);
  }
  lua_setmetatable(L, -2);
}

bool is_guard(lua_State* L) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &kGuard);
  const bool same = lua_istable(L, -1) && lua_rawequal(L, -1, -2);
  lua_pop(L, 1);
  return same;
}

void push_frozen_value(lua_State* L, const Value& value, const ValueShape* shape) {
  luaL_checkstack(L, LUA_MINSTACK, nullptr);
  FrozenValue frozen(L);
  frozen.push(value, shape);
  frozen.done();
}

void push_lazy_metatable(lua_State* L) {
  lua_createtable(L, 0, 2);
  lua_pushcfunction(L, read_field);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &kMetatable);
}

void complete_fields(lua_State* L, int index) {
  index = lua_absindex(L, index);
  if (!lua_istable(L, index) || !lua_getmetatable(L, index)) return;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &kMetatable);
  if (lua_rawequal(L, -1, -2)) {
    lua_getfield(L, index, kName);
    lua_pop(L, 1);
  }
  lua_pop(L, 2);
}

}  // namespace tablier::lua
