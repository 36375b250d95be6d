#pragma once

#include <cstdint>

struct lua_State;

/// Watches calls of scripts that last.
///
/// Where Lua is to look at a budget it makes a detour at each instruction, which takes as long as the instruction. Nearly all calls are
/// over long before any budget is. So a call begins unwatched; when its thread has worked for some milliseconds more, a timer's signal
/// comes and has it watched, by `lua_sethook`, which Lua means to be called so. Where there is no such timer a call is watched from its
/// beginning.
namespace tablier::lua {

/// Nanoseconds that a thread works for a call, at most, before it is watched.
inline constexpr std::int64_t kOvertimeTick = 5'000'000;

/// While it lives, the calling thread runs scripts in `L`, which is watched sooner or later. One may live within another.
class Overtime {
 public:
  /// Has budget and clock looked at while `L` runs. May be called from a signal.
  using Watch = void (*)(lua_State* L);

  Overtime(lua_State* L, Watch watch);
  Overtime(const Overtime&) = delete;
  Overtime& operator=(const Overtime&) = delete;
  /// `L` may be dead.
  ~Overtime();

 private:
  lua_State* const before_;
};

}  // namespace tablier::lua
