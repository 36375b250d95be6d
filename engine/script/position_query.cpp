#include "script/position_query.hpp"

#include "content/utf8.hpp"
#include "script/convert.hpp"
#include "script/failure.hpp"
#include "script/lazy_position.hpp"
#include "script/shape_check.hpp"
#include "script/shape_description.hpp"
#include "script/vm.hpp"
#include "sdk/hook.hpp"

#include <lua.hpp>

#include <vector>

namespace tablier::lua {
namespace {

/// Some microseconds: what a game looks for on its board is no single instruction.
constexpr std::uint64_t kQueryCost = 200;

Text expected(const HookField& argument) {
  const Text shape = description_of(argument.shape);
  return argument.optional ? Text("script.shape.or", {{"one", shape}, {"other", Text("script.shape.nothing")}}) : shape;
}

/// The answer to what lies on the stack, kept in the machine: no object of C++ may be alive where Lua raises an error. False where the
/// arguments are not as declared; the machine then has what is wrong with them.
bool answer(Vm& vm, lua_State* L, const PositionView& position, std::size_t query, const char* call) {
  const std::vector<HookField>& declared = position.queries()[query].shape.members;
  if (const auto given = static_cast<std::size_t>(lua_gettop(L)); given > declared.size()) {
    vm.keep_why(Text("script.query.too_many", {{"call", call}, {"found", given}, {"n", declared.size()}}));
    return false;
  }
  std::vector<Value> arguments;
  ValueBudget budget;
  for (const HookField& argument : declared) {
    const int place = static_cast<int>(arguments.size()) + 1;
    Text why;
    auto value = place > lua_gettop(L) ? std::optional(Value()) : to_value(L, place, why, budget);
    const bool left_out = value && value->is_null() && argument.optional;
    if (!value || (!left_out && conform(argument.shape, *value, 0))) {
      vm.keep_why(Text("script.query.argument", {{"call", call}, {"name", argument.name}, {"expected", expected(argument)}}));
      return false;
    }
    arguments.push_back(*std::move(value));
  }
  Value said = position.answer(query, arguments);
  if (const auto* name = said.is_null() && !arguments.empty() ? arguments.front().as_string() : nullptr) {
    vm.keep_why(Text("script.query.no_place", {{"call", call}, {"name", declared.front().name}, {"value", clipped(*name)}}));
    return false;
  }
  vm.keep_answer(std::move(said));
  return true;
}

/// Upvalues: which query, the id of the position, and how the query is called.
int ask(lua_State* L) {
  const auto query = static_cast<std::size_t>(lua_tointeger(L, lua_upvalueindex(1)));
  const char* const call = lua_tostring(L, lua_upvalueindex(3));
  Vm& vm = Vm::of(L);
  const PositionView* const position = vm.position();
  if (!position || static_cast<lua_Integer>(position->id()) != lua_tointeger(L, lua_upvalueindex(2))) raise(L, "script.query.past", call);
  vm.meter().charge(L, kQueryCost);
  luaL_checkstack(L, kConvertSlots, nullptr);
  if (!answer(vm, L, *position, query, call)) raise(L, "script.query.arguments", call);
  push_frozen_value(L, vm.kept_answer(), &position->queries()[query].shape.parts.front());
  return 1;
}

/// Pushes `takes(point, seat)`.
void push_call(lua_State* L, const HookField& query) {
  lua_pushfstring(L, "%s(", query.name.c_str());
  const char* between = "";
  for (const HookField& argument : query.shape.members) {
    lua_pushfstring(L, "%s%s", between, argument.name.c_str());
    lua_concat(L, 2);
    between = ", ";
  }
  lua_pushliteral(L, ")");
  lua_concat(L, 2);
}

}  // namespace

std::string_view query_call(lua_State* L, int index) {
  if (lua_tocfunction(L, index) != ask || !lua_getupvalue(L, index, 3)) return {};
  const char* const call = lua_tostring(L, -1);  // the function keeps it
  lua_pop(L, 1);
  return call;
}

void add_queries(lua_State* L, const PositionView& position) {
  const std::span<const HookField> queries = position.queries();
  for (std::size_t i = 0; i < queries.size(); ++i) {
    lua_pushstring(L, queries[i].name.c_str());
    lua_pushinteger(L, static_cast<lua_Integer>(i));
    lua_pushinteger(L, static_cast<lua_Integer>(position.id()));
    push_call(L, queries[i]);
    lua_pushcclosure(L, ask, 3);
    lua_rawset(L, -3);
  }
}

}  // namespace tablier::lua
