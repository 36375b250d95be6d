#include "content/utf8.hpp"
#include "script/convert.hpp"
#include "script/decision.hpp"
#include "script/freeze.hpp"
#include "script/global_reads.hpp"
#include "script/overtime.hpp"
#include "script/sandbox.hpp"
#include "script/slots.hpp"
#include "script/stand_in.hpp"
#include "script/vm.hpp"

#include <algorithm>
#include <cmath>

/// Calls of functions, and the reading of what the chunk declared.
namespace tablier::lua {

bool Vm::enter(void (*body)(void*), void* frame, Failure& failure) {
  if (t_work.watch) ++*t_work.watch;
  error_line_ = {};
  if (!run_watched(body, frame)) {
    failure = die();
    return false;
  }
  if (lua_gethookmask(L) != 0) lua_sethook(L, nullptr, 0, 0);
  return true;
}

bool Vm::run_watched(void (*body)(void*), void* frame) {
  const Overtime overtime(L, watch);
  return meter_.run(body, frame);
}

void Vm::protect_call(int arguments, int results) { status_ = lua_pcall(L, arguments, results, kHandlerSlot); }

void Vm::give_position(const PositionView* position) {
  position_ = position;
  read_position_ = false;
  missing_.clear();
  if (!position) return;
  lua_pushvalue(L, kLazySlot);
  lua_setmetatable(L, -2);
}

bool Vm::failed(std::size_t function, Failure& failure) {
  const char* const changed = restore_cells();
  if (status_ != LUA_OK) failure = error_at_top();
  else if (changed) failure = {Text("script.keeps_local", {{"name", changed}}), line_of(function)};
  return status_ != LUA_OK || changed;
}

bool Vm::finish(Failure& failure) {
  position_ = nullptr;
  lua_settop(L, base_);
  if (arena_.used() <= collect_at_ || meter_.run_after(collect, this)) return true;
  failure = die();
  return false;
}

void Vm::print(std::string_view text, Line where) {
  if (prints_.size() >= ScriptReport::kMaxPrintsACall) ++dropped_prints_;
  else prints_.push_back({where, clipped(repaired_utf8(text), ScriptReport::kMaxPrint)});
}

namespace {

bool is_nan(lua_State* L, int index) { return lua_type(L, index) == LUA_TNUMBER && std::isnan(lua_tonumber(L, index)); }

}  // namespace

/// Puts back what the call changed in the locals that the script's functions share; the name of one, or null.
const char* Vm::restore_cells() {
  const char* changed = nullptr;
  for (const Cell& cell : cells_) {
    const char* name = lua_getupvalue(L, cell.function, cell.upvalue);
    const bool same = lua_rawequal(L, -1, cell.saved) || (is_nan(L, -1) && is_nan(L, cell.saved));
    lua_pop(L, 1);
    if (same) continue;
    changed = name;
    lua_pushvalue(L, cell.saved);
    lua_setupvalue(L, cell.function, cell.upvalue);
  }
  return changed;
}

void Vm::collect(void* argument) {
  Vm& vm = *static_cast<Vm*>(argument);
  lua_gc(vm.L, LUA_GCCOLLECT);
  vm.collect_at_ = vm.arena_.used() + kGarbage;
}

namespace {

constexpr std::size_t kMaxUnreadable = 20;

std::string name_of(const Value& key) { return key.as_string() ? *key.as_string() : to_json(key); }

}  // namespace

std::vector<std::string> Vm::global_names() {
  std::vector<std::string> names{"_G"};
  push_global_names(L);
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) names.emplace_back(lua_tostring(L, -2));
  lua_settop(L, base_);
  return names;
}

std::optional<std::vector<std::string>> Vm::members_of_module(const std::string& module) {
  const bool loaded = push_loaded_module(L, module.c_str()) && !is_stand_in(L, -1);
  auto names = loaded ? members_of_top() : std::nullopt;
  lua_settop(L, base_);
  return names;
}

std::optional<std::vector<std::string>> Vm::members_of_library(const std::string& library) {
  push_global_names(L);
  lua_pushlstring(L, library.data(), library.size());
  lua_rawget(L, -2);
  auto names = members_of_top();
  lua_settop(L, base_);
  return names;
}

/// Of a plain table; the stack stays as it gets.
std::optional<std::vector<std::string>> Vm::members_of_top() {
  if (!lua_istable(L, -1)) return std::nullopt;
  push_real(L, -1);
  if (luaL_getmetafield(L, -1, "__index") != LUA_TNIL) return std::nullopt;
  std::vector<std::string> names;
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1))
    if (lua_type(L, -2) == LUA_TSTRING) names.emplace_back(lua_tostring(L, -2));
  return names;
}

namespace {

/// What is left of all that a file may declare, and which of its fields took the most.
class DeclaredAmount {
 public:
  explicit DeclaredAmount(bool stand_ins) { left_.stand_ins = stand_ins; }

  bool is_used_up() const { return used_up_; }
  /// The value at the top, of the field of that name.
  std::optional<Value> read(lua_State* L, const std::string& field, Text& why, std::vector<ValueStep>& at) {
    const ValueBudget before = left_;
    auto value = to_value(L, -1, why, left_, &at);
    used_up_ = !value && why.key == "script.value.too_much";
    const std::size_t taken = used_up_ ? alone(L) : share(before, left_);
    if (taken >= most_) most_ = taken, largest_ = field;
    return value;
  }
  /// The field to blame, once it is used up.
  const std::string& largest() const { return largest_; }

 private:
  /// Of what is allowed, in thousandths.
  static std::size_t share(const ValueBudget& before, const ValueBudget& after) {
    return std::max((before.values - after.values) * 1000 / ValueBudget::kValues,
                    (before.bytes - after.bytes) * 1000 / ValueBudget::kBytes);
  }
  std::size_t alone(lua_State* L) const {
    Text why;
    ValueBudget own;
    own.stand_ins = left_.stand_ins;
    const ValueBudget whole = own;
    return to_value(L, -1, why, own) ? share(whole, own) : 1000;
  }

  ValueBudget left_;
  std::string largest_;
  std::size_t most_ = 0;
  bool used_up_ = false;
};

}  // namespace

Declaration Vm::declaration(std::vector<UnreadableField>& unreadable) {
  Declaration found;
  DeclaredAmount amount(sources_.stands_in());
  push_real(L, kTableSlot);
  const int table = lua_gettop(L);
  for (lua_pushnil(L); lua_next(L, table) && unreadable.size() < kMaxUnreadable; lua_pop(L, 1)) {
    Text why;
    std::vector<ValueStep> at;
    ValueBudget of_key;
    const auto name = to_value(L, -2, why, of_key);
    const std::string key = name ? name_of(*name) : luaL_typename(L, -2);
    if (!name) unreadable.push_back({key, why});
    else if (lua_isfunction(L, -1)) found.functions.push_back(key);
    else if (amount.is_used_up() || is_stand_in(L, -1)) found.unknown.push_back(key);
    else if (auto value = amount.read(L, key, why, at)) found.fields.push_back({key, std::move(*value)});
    else if (!amount.is_used_up()) unreadable.push_back({key, why, std::move(at)});
    else unreadable.push_back({amount.largest(), why}), found.unknown.push_back(key);
  }
  lua_settop(L, base_);
  std::ranges::sort(found.fields, {}, &Member::name);
  std::ranges::sort(found.functions);
  return found;
}

void Vm::note_read(const char* name) noexcept {
  try {
    if (!undefined_) {
      undefined_.emplace();
      for (GlobalRead& read : global_reads(sources_.at(0).text)) undefined_->push_back(std::move(read.name));
    }
    read_unknown_ = read_unknown_ || std::ranges::count(*undefined_, std::string_view(name)) > 0;
  } catch (const std::bad_alloc&) {
    read_unknown_ = true;
  }
}

std::vector<ScriptPrint> take_prints(Vm& vm, const Sources& sources) {
  std::vector<ScriptPrint> prints;
  for (Printed& line : vm.take_prints()) prints.push_back({spot(line.where, sources), std::move(line.text)});
  return prints;
}

}  // namespace tablier::lua
