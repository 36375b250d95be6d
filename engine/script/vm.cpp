#include "script/vm.hpp"

#include "content/utf8.hpp"
#include "script/convert.hpp"
#include "script/decision.hpp"
#include "script/freeze.hpp"
#include "script/lazy_position.hpp"
#include "script/plain_locale.hpp"
#include "script/sandbox.hpp"
#include "script/slots.hpp"
#include "sdk/expect.hpp"

#include <utility>

namespace tablier::lua {

Vm::Vm(Sources& sources, const ScriptLimits& limits, std::span<const char* const> functions)
    : meter_(limits), arena_(limits.memory), sources_(sources), functions_(functions) {
  expects(functions.size() <= kMaxFunctions);
  meter_.set_end({.stop = t_work.stop});
}

int Vm::slot_of(std::size_t function) { return kFirstFunctionSlot + static_cast<int>(function); }

std::optional<Failure> Vm::load() {
  if (t_work.watch) ++*t_work.watch;
  auto failure = protect(&Vm::start);
  if (!failure) failure = protect(&Vm::run_chunk);
  if (!failure) failure = protect(&Vm::seal);
  if (!dead_) lua_sethook(L, nullptr, 0, 0);
  return failure;
}

std::optional<Failure> Vm::protect(void (Vm::*step)()) {
  const PlainLocale locale;
  std::pair<Vm*, void (Vm::*)()> call(this, step);
  status_ = LUA_OK;
  error_line_ = {};
  const bool alive = meter_.run(
      [](void* argument) {
        const auto& [vm, body] = *static_cast<std::pair<Vm*, void (Vm::*)()>*>(argument);
        (vm->*body)();
      },
      &call);
  if (!alive) return die();
  if (status_ != LUA_OK) return error_at_top();
  return std::nullopt;
}

namespace {

/// The machine has it in more words than the error (`keep_why`).
bool is_in_words(std::string_view key) { return key == "script.query.arguments" || key == "script.no_field" || key == "script.no_member"; }

}  // namespace

Failure Vm::error_at_top() const {
  std::size_t size = 0;
  const char* message = lua_tolstring(L, -1, &size);
  Failure failure = failure_of_message(message ? std::string_view(message, size) : std::string_view(), error_line_);
  if (is_in_words(failure.why.key)) failure.why = why_;
  else if (failure.why.key == "script.lua" && !missing_.empty())
    failure.why = Text("script.lua_missing", {failure.why.args.front(), {"name", clipped(missing_)}});
  return failure;
}

Failure Vm::die() {
  dead_ = true;
  return failure_of_kill(meter_);
}

void Vm::start() {
  L = lua_newstate(allocate, this);
  if (!L) meter_.kill(Kill::memory, {});
  lua_atpanic(L, panic);
  *static_cast<Vm**>(lua_getextraspace(L)) = this;
  // Collections run between calls: what a script sees never depends on when.
  lua_gc(L, LUA_GCSTOP);
  watch(L);
  lua_pushcfunction(L, note_error);
  lua_settop(L, slot_of(functions_.size()) - 1);
  lua_pushcfunction(L, [](lua_State* state) {
    open_sandbox(state);
    return 0;
  });
  status_ = lua_pcall(L, 0, 0, kHandlerSlot);
}

void Vm::run_chunk() {
  status_ = load_chunk(L, 0);
  lua_pushvalue(L, -2);
  lua_replace(L, kEnvironmentSlot);
  if (status_ == LUA_OK) status_ = lua_pcall(L, 0, 1, kHandlerSlot);
  if (status_ != LUA_OK) return;
  if (lua_istable(L, -1)) {
    lua_replace(L, kTableSlot);
    lua_settop(L, slot_of(functions_.size()) - 1);
    return;
  }
  status_ = LUA_ERRRUN;
  lua_pushliteral(L, "script.no_table");
}

// ---- sealing

/// (environment, table) -> the functions of the table, nil where it has none. All is frozen then.
int Vm::freeze_all(lua_State* L) {
  const auto& names = of(L).functions_;
  push_real(L, 2);
  lua_replace(L, 2);
  lua_settop(L, 2);
  for (const char* name : names) {
    lua_pushstring(L, name);
    if (lua_rawget(L, 2) == LUA_TFUNCTION) freeze(L, -1);
  }
  seal_environment(L, 1);
  return static_cast<int>(names.size());
}

namespace {

Line definition(lua_State* L, int function) {
  lua_Debug info;
  lua_pushvalue(L, function);
  lua_getinfo(L, ">S", &info);
  const Line line{chunk_of(info.short_src), info.linedefined};
  return line.chunk >= 0 ? line : Line{0, 1};
}

}  // namespace

void Vm::seal() {
  lua_pushcfunction(L, freeze_all);
  lua_pushvalue(L, kEnvironmentSlot);
  lua_pushvalue(L, kTableSlot);
  status_ = lua_pcall(L, 2, static_cast<int>(functions_.size()), kHandlerSlot);
  if (status_ != LUA_OK) return;
  push_lazy_metatable(L);
  lua_replace(L, kLazySlot);
  keep_functions();
  keep_cells();
  if (cells_.size() > kMaxCells) {
    status_ = LUA_ERRRUN;
    lua_pushliteral(L, "script.too_many_locals");
    return;
  }
  prepare();
  luaL_checkstack(L, kConvertSlots, nullptr);
  base_ = lua_gettop(L);
  lua_gc(L, LUA_GCCOLLECT);
  collect_at_ = arena_.used() + kGarbage;
  if (!swollen()) return;
  status_ = LUA_ERRRUN;
  lua_pushliteral(L, "script.keeps_much");
}

bool Vm::swollen() const { return arena_.held() > kMaxKept; }

void Vm::keep_functions() {
  for (std::size_t function = functions_.size(); function-- > 0;) {
    if (lua_isfunction(L, -1)) lines_[function] = definition(L, -1);
    lua_replace(L, slot_of(function));
  }
}

bool Vm::has_cell(const void* id) const {
  for (const Cell& cell : cells_)
    if (cell.id == id) return true;
  return false;
}

void Vm::keep_cells() {
  push_frozen_functions(L);
  const int functions = lua_gettop(L);
  for (lua_Integer i = 1; lua_rawgeti(L, functions, i) != LUA_TNIL && cells_.size() <= kMaxCells; ++i) keep_cells_of(lua_gettop(L));
  lua_pop(L, 1);
}

/// The function at the top stays in its slot when it has a cell that none before it had, with the cells' values above it.
void Vm::keep_cells_of(int function) {
  luaL_checkstack(L, 256 + LUA_MINSTACK, nullptr);  // a function has 255 upvalues at most
  for (int i = 1; lua_getupvalue(L, function, i); ++i) {
    const void* id = lua_upvalueid(L, function, i);
    meter_.charge(L, 1 + cells_.size() / 8);
    if (has_cell(id)) lua_pop(L, 1);
    else cells_.push_back({id, function, i, lua_gettop(L)});
  }
  if (lua_gettop(L) == function) lua_pop(L, 1);
}

}  // namespace tablier::lua
