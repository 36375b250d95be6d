#pragma once

#include "script/variant.hpp"

#include <algorithm>
#include <csetjmp>
#include <cstdint>
#include <limits>
#include <stop_token>

struct lua_State;

/// What a script uses, and its end when it uses too much.
///
/// A script that is past a limit is not told so by a Lua error, which its `pcall`, its error handlers or its `__close` could take
/// for one more event of its life. The meter jumps straight out of the machine, over everything that Lua and the script
/// have under way, to the place where `run` was called. The machine is left as it was, in the middle of whatever it did: nothing
/// may touch its `lua_State` again, and its arena takes the memory back. For this to be sound no C++ object with a destructor may be alive
/// in a function that calls Lua, which Lua's own errors (a `longjmp` too) ask for anyway.
namespace tablier::lua {

enum class Kill : std::uint8_t {
  none,
  instructions,
  seconds,
  memory,
  keys,
  decision,  ///< the calls for one position took too long together
  unwanted   ///< nobody waits for the answer any more
};

/// Nanoseconds of the monotonic clock.
std::int64_t clock_now();
/// The same a few milliseconds late, for a quarter of the price.
std::int64_t coarse_clock_now();

/// Nanoseconds that the calling thread has worked.
std::int64_t work_of_thread();

/// When a call must end, beside the limits of each call, and what that is.
struct CallEnd {
  std::int64_t at = std::numeric_limits<std::int64_t>::max();    ///< of `clock_now`
  std::int64_t work = std::numeric_limits<std::int64_t>::max();  ///< nanoseconds that its thread may work for it, some milliseconds more
  Kill reason = Kill::unwanted;
  const std::stop_token* stop = nullptr;  ///< ends it as unwanted; may be null
};

/// A place in the sources of a script: index of the chunk (−1: not known) and line from 1.
struct Line {
  int chunk = -1;
  int line = 0;
};

/// The chunk that a source name of Lua ("#3") stands for, or −1.
int chunk_of(const char* short_source);

/// Where the innermost Lua function that runs in `L` is. Precondition: `L` is not in the middle of an allocation of its stack.
Line locate(lua_State* L, int from_level = 0);

/// The budget of one call, in units of about one VM instruction (10 ns), and its clock.
class Meter {
 public:
  explicit Meter(const ScriptLimits& limits) : limits_(limits) {}
  Meter(const Meter&) = delete;
  Meter& operator=(const Meter&) = delete;

  /// Runs `body(argument)` with a fresh budget. False when it was killed: then `killed` and `where` tell.
  /// Not to be nested.
  bool run(void (*body)(void*), void* argument);
  /// Runs `body(argument)` as the end of the run before: with a budget of its own, but on the same clock, whose time counts as that run's.
  bool run_after(void (*body)(void*), void* argument);

  /// Of the runs from now on.
  void set_end(const CallEnd& end) { end_ = end; }

  /// What the last run took of its thread's work, in nanoseconds, of which the clock says `by_clock`: no more than that, and to a few
  /// milliseconds.
  std::int64_t work_of_run(std::int64_t by_clock) const;

  /// Uses up `units`; does not return where that is too many.
  void charge(lua_State* L, std::uint64_t units) {
    if (units < credit_) credit_ -= units;
    else refill(L, units);
  }
  /// Does not return when the time is over: that of the call is the work of its thread, since a script waits for nothing but a busy
  /// machine. A few nanoseconds.
  void check_clock(lua_State* L);
  [[noreturn]] void kill(Kill reason, Line where);

  Kill killed() const { return killed_; }
  Line where() const { return where_; }
  const ScriptLimits& limits() const { return limits_; }

 private:
  static constexpr std::uint64_t kSlice = 1u << 16;  ///< units between looks at the clock

  void start();
  bool enter(void (*body)(void*), void* argument);
  void check_work(lua_State* L, std::int64_t now);
  void refill(lua_State* L, std::uint64_t units);
  void take_slice() {
    credit_ = std::min(kSlice, budget_);
    budget_ -= credit_;
  }

  ScriptLimits limits_;
  std::uint64_t credit_ = 0;
  std::uint64_t budget_ = 0;
  /// Nanoseconds of the monotonic clock, before which the work cannot have taken too long; 0: not yet set, since asking costs more than
  /// many a call.
  std::int64_t deadline_ = 0;
  std::int64_t work_before_ = 0;  ///< nanoseconds that the thread had worked when the deadline was set first
  CallEnd end_;
  Kill killed_ = Kill::none;
  Line where_;
  std::jmp_buf way_out_;
};

}  // namespace tablier::lua
