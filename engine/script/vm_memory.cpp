#include "script/vm.hpp"

#include <bit>

/// What Lua asks of its host: memory, time, and where an error came from.
namespace tablier::lua {
namespace {

constexpr std::size_t kFreeOfCharge = 1024;  // what smaller blocks cost is in the instructions that ask for them
constexpr std::size_t kTextHeader = 64;      // more than Lua adds to a text

/// True when a new block has the size of the part of a table that is searched by key, `keys` places long or more. Keys can be chosen
/// so that all have the same place: then Lua's growing of the table takes time in the square of their number, with no look at the clock.
/// (A node of Lua 5.4 has 24 bytes on 64-bit machines. No other block of Lua's has 24 times a large power of two bytes, but a list made
/// at once with 3/2 of such a number of items.)
bool is_large_table(std::size_t size, std::size_t keys) {
  constexpr std::size_t kNode = 24;
  return size >= kNode * keys && size % kNode == 0 && std::has_single_bit(size / kNode);
}

}  // namespace

void Vm::set_own(lua_State* L, int table) {
  Vm& vm = of(L);
  vm.sets_own_ = true;
  lua_rawset(L, table);
  vm.sets_own_ = false;  // an error before this leaves a machine that is of no use
}

int Vm::panic(lua_State* state) { of(state).meter_.kill(Kill::memory, {}); }

/// At the next instruction, and then at each of so many: the timer may come again before those are over, where each takes long.
void Vm::watch(lua_State* state) { lua_sethook(state, count, LUA_MASKCOUNT, 1); }

void Vm::count(lua_State* state, lua_Debug*) {
  if (lua_gethookcount(state) != kHookInterval) lua_sethook(state, count, LUA_MASKCOUNT, kHookInterval);
  Meter& meter = of(state).meter_;
  meter.charge(state, kHookInterval);
  meter.check_clock(state);
}

int Vm::note_error(lua_State* state) {
  of(state).error_line_ = locate(state, 1);
  if (lua_isstring(state, 1)) lua_tostring(state, 1);
  else lua_pushfstring(state, "(%s)", luaL_typename(state, 1));
  return 1;
}

void* Vm::allocate(void* vm, void* block, std::size_t old_size, std::size_t size) {
  Vm& self = *static_cast<Vm*>(vm);
  if (size == 0) {
    if (block) self.arena_.release(block, old_size);
    return nullptr;
  }
  if (size > kFreeOfCharge && (!block || size > old_size)) self.pay_for_block(block, block ? 0 : old_size, size);
  void* grown = block ? self.arena_.resize(block, old_size, size) : self.arena_.allocate(size);
  if (!grown) return self.refuse(block);
  // What Lua makes smaller while it collects says nothing of whether there is room again.
  if (!block || size > old_size) self.collecting_ = false;
  return grown;
}

/// For a new object Lua gives its kind in place of the old size.
void Vm::pay_for_block(const void* block, std::size_t kind, std::size_t size) {
  const ScriptLimits& limits = meter_.limits();
  const bool text = kind == LUA_TSTRING;
  if (size > (text ? limits.text + kTextHeader : limits.memory / 2)) out_of_memory(block);
  if (!block && !text && !sets_own_ && is_large_table(size, 2 * limits.keys)) meter_.kill(Kill::keys, locate(L));
  meter_.charge(block ? nullptr : L, size / 64);
}

/// At the ceiling: Lua collects and asks once more. It does so without a look at the clock, and a script could go on
/// at the brink for ever, so each time costs.
void* Vm::refuse(const void* block) {
  if (collecting_) out_of_memory(block);
  collecting_ = true;
  meter_.charge(nullptr, arena_.used() / 32);
  meter_.check_clock(nullptr);
  return nullptr;
}

/// While a block moves it may be the stack itself: only then the line is not asked for.
void Vm::out_of_memory(const void* moving) { meter_.kill(Kill::memory, moving ? Line{} : locate(L)); }

}  // namespace tablier::lua
