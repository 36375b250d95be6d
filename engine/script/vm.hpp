#pragma once

#include "script/convert.hpp"
#include "script/failure.hpp"
#include "script/field_spots.hpp"
#include "script/memory_arena.hpp"
#include "script/meter.hpp"
#include "script/report.hpp"
#include "script/sources.hpp"
#include "sdk/hook.hpp"
#include "sdk/rng.hpp"
#include "sdk/script.hpp"

#include <lua.hpp>

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// One virtual machine: a Lua state in its sandbox, with the chunks of one script loaded. Used by one thread at a time.
namespace tablier::lua {

/// The functions that the engine calls of one script, at most.
inline constexpr std::size_t kMaxFunctions = 16;

/// What the table that a script's file returns holds, before anything is checked.
struct Declaration {
  std::vector<Member> fields;          ///< in the order of their names
  std::vector<std::string> functions;  ///< fields that are functions, in that order too
  std::vector<std::string> unknown;    ///< fields that are a stand-in, or that too much was read before: nobody knows what they hold
};

/// A field that holds what is no value, and where in it.
struct UnreadableField {
  std::string name;
  Text why;
  std::vector<ValueStep> at = {};

  /// Where that is written.
  SourceSpot where(const FieldSpots& spots) const {
    if (at.empty()) return spots.find({name});
    if (at[0].number == 0) return spots.find({name, at[0].name});
    const auto items = spots.items({name});
    if (at[0].number > items.size()) return spots.find({name});
    return items[at[0].number - 1].of(at.size() > 1 ? at[1].name : std::string_view());
  }
};

/// A line that a script printed, and where.
struct Printed {
  Line where;
  std::string text;
};

class Vm;
/// The lines that were printed, with the names of their files.
std::vector<ScriptPrint> take_prints(Vm& vm, const Sources& sources);

/// Runs a chunk and keeps the functions of the table that it returns. How they are called is for those who derive from it: HookVm, GameVm.
class Vm {
 public:
  /// `sources` must outlive it; they are added to by `load` unless they are sealed. `functions` are the names of those that are kept, known
  /// by their index from then on; kMaxFunctions at most. The names live for ever.
  Vm(Sources& sources, const ScriptLimits& limits, std::span<const char* const> functions);
  Vm(const Vm&) = delete;
  Vm& operator=(const Vm&) = delete;
  virtual ~Vm() = default;

  /// Runs chunk 0 in the sandbox and freezes what it leaves. To be called once, first; after a failure the machine is of no use.
  std::optional<Failure> load();
  /// What the chunk returned. To be called right after `load`; a field whose value cannot be read is a failure. What stands in for
  /// something missing within a field is null there.
  Declaration declaration(std::vector<UnreadableField>& unreadable);

  bool has(std::size_t function) const { return lines_[function].line > 0; }
  /// Where the function stands.
  Line line_of(std::size_t function) const { return lines_[function]; }

  /// The global names that every chunk finds.
  std::vector<std::string> global_names();

  /// The names that a module which was required has, where what it returned is a table that answers for no others. Absent: nobody knows.
  std::optional<std::vector<std::string>> members_of_module(const std::string& module);
  /// The same of a library that every file finds.
  std::optional<std::vector<std::string>> members_of_library(const std::string& library);

  /// The last call read the position that it was given.
  bool read_position() const { return read_position_; }
  /// Nanoseconds of its thread that it took to load where that is for the call that comes to count; 0 from then on.
  std::int64_t take_loading_work() { return std::exchange(loading_work_, 0); }
  void count_loading(std::int64_t nanoseconds) { loading_work_ = nanoseconds; }
  /// True once it was killed: nothing can be done with it any more.
  bool dead() const { return dead_; }

  /// Counts a call that took so long; 0: as one that was not timed. By its own thread.
  void count_call(std::size_t function, std::int64_t nanoseconds) {
    CallStats& stats = call_stats_[function];
    stats.calls.store(stats.calls.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
    if (nanoseconds > 0)
      stats.nanoseconds.store(stats.nanoseconds.load(std::memory_order_relaxed) + nanoseconds, std::memory_order_relaxed);
  }
  /// From any thread.
  HookCalls calls(std::size_t function) const {
    const CallStats& stats = call_stats_[function];
    return {stats.calls.load(std::memory_order_relaxed), 1e-9 * static_cast<double>(stats.nanoseconds.load(std::memory_order_relaxed))};
  }

  /// A global name was read that nothing defines, where the sources stand in for what is missing: what the call did may only come of that.
  bool read_unknown() const { return read_unknown_; }
  void forget_unknown() { read_unknown_ = false; }
  bool has_prints() const { return !prints_.empty(); }
  std::vector<Printed> take_prints() { return std::exchange(prints_, {}); }
  /// Lines of a call past the first ScriptReport::kMaxPrintsACall.
  std::uint64_t take_dropped_prints() { return std::exchange(dropped_prints_, 0); }

  // For the library functions.
  /// Precondition: nothing that Lua must give back is held.
  void print(std::string_view text, Line where);
  static Vm& of(lua_State* L) { return **static_cast<Vm**>(lua_getextraspace(L)); }
  Meter& meter() { return meter_; }
  const Meter& meter() const { return meter_; }
  Sources& sources() { return sources_; }
  Rng& rng() { return rng_; }
  /// What the call under way was given; null: none.
  const PositionView* position() const { return position_; }
  /// Notes that the script reads the position of that id; true where the table that was made last is of that one, as declared by `shape`.
  bool read_position_of(std::uint64_t id, const ValueShape* shape) {
    read_position_ = true;
    return latest_position_ == id && position_shape_.get() == shape;
  }
  /// `shape` is what is declared of it, which its tables point to; null: nothing.
  void keep_position(std::uint64_t id, std::shared_ptr<const ValueShape> shape) {
    latest_position_ = id;
    position_shape_ = std::move(shape);
  }
  /// What a game answered last of a position: until the next answer.
  void keep_answer(Value answer) { answer_ = std::move(answer); }
  const Value& kept_answer() const { return answer_; }
  /// What is wrong, in more words than an error of Lua can hold: `raise` of script.query.arguments, script.no_field or script.no_member
  /// follows.
  void keep_why(Text why) { why_ = std::move(why); }
  /// A field that nothing declares was read: where the call fails, that may be why.
  void keep_missing(std::string_view name) { missing_ = name; }
  /// A global name that is not there is read in the script's own file.
  void note_read(const char* name) noexcept;
  /// Sets a field of a table of the sandbox's own, as `lua_rawset` does: its keys are objects, which no script can choose so that growing
  /// takes long, and may be as many as there is room for.
  static void set_own(lua_State* L, int table);
  /// From now on budget and clock are looked at while `L` runs, a thread of this machine's or of another's. May be called from a signal.
  static void watch(lua_State* L);
  /// The file has run to its end.
  bool loaded() const { return base_ > 0; }
  const MemoryArena& arena() const { return arena_; }
  /// True where it holds more than a machine may keep: another one takes its place.
  bool swollen() const;

 protected:
  lua_State* state() const { return L; }
  /// Pushes what the machine keeps on its stack for good. Called once, when the script has run and is frozen.
  virtual void prepare() {}
  /// The stack slot of a function's value.
  static int slot_of(std::size_t function);
  /// Runs `body(frame)`, which makes one protected call with `protect_call`. False when it was killed: `failure` says why, and the machine
  /// is dead. Else the call's results, or its error, lie above `base()` until `finish`.
  bool enter(void (*body)(void*), void* frame, Failure& failure);
  /// The call that `enter` is for: `arguments` and the function under them lie at the top.
  void protect_call(int arguments, int results);
  /// The table at the top, what a function gets, has the field `position` in the call that comes; null: it has none.
  void give_position(const PositionView* position);
  /// Whether the call raised an error; `failure` says which. Puts back what it changed in the locals that the script's functions share,
  /// which is a failure too, at the line of `function`.
  bool failed(std::size_t function, Failure& failure);
  /// Clears the stack, and collects where much lies about. False where that was the machine's end.
  bool finish(Failure& failure);

 private:
  /// A local of the script that its functions share: no call may leave it changed.
  struct Cell {
    const void* id = nullptr;
    int function = 0;  ///< stack slot
    int upvalue = 0;
    int saved = 0;  ///< stack slot of the value to keep
  };
  /// Written by one thread, read by any.
  struct CallStats {
    std::atomic<std::uint64_t> calls{0};
    std::atomic<std::int64_t> nanoseconds{0};
  };

  static constexpr int kHookInterval = 100;  ///< VM instructions between looks at the budget and the clock, once a call lasts: see Overtime

  static void* allocate(void* vm, void* block, std::size_t old_size, std::size_t size);
  void pay_for_block(const void* block, std::size_t kind, std::size_t size);
  void* refuse(const void* block);
  [[noreturn]] void out_of_memory(const void* moving);
  static int panic(lua_State* L);
  static void count(lua_State* L, lua_Debug* event);
  static int note_error(lua_State* L);

  void start();
  void run_chunk();
  void seal();
  void keep_functions();
  void keep_cells();
  void keep_cells_of(int function);
  bool has_cell(const void* id) const;

  std::optional<Failure> protect(void (Vm::*step)());
  bool run_watched(void (*body)(void*), void* frame);
  Failure error_at_top() const;
  static int freeze_all(lua_State* L);
  static void collect(void* vm);
  const char* restore_cells();
  Failure die();
  std::optional<std::vector<std::string>> members_of_top();

  Meter meter_;
  MemoryArena arena_;  // no lua_close: what a script may hold needs no finaliser, and the arena takes all memory back
  Sources& sources_;
  Rng rng_{0};
  lua_State* L = nullptr;
  Line error_line_;
  std::span<const char* const> functions_;
  std::array<Line, kMaxFunctions> lines_{};
  std::array<CallStats, kMaxFunctions> call_stats_{};
  std::vector<Printed> prints_;
  const PositionView* position_ = nullptr;
  std::optional<std::uint64_t> latest_position_;
  std::shared_ptr<const ValueShape> position_shape_;
  Value answer_;
  Text why_;
  std::string missing_;
  std::int64_t loading_work_ = 0;
  bool read_position_ = false;
  bool read_unknown_ = false;
  std::optional<std::vector<std::string>>
      undefined_;  ///< names that the script's own file reads and nothing defines, once they are asked for
  std::uint64_t dropped_prints_ = 0;
  std::vector<Cell> cells_;
  int base_ = 0;  ///< top of the stack between calls
  int status_ = LUA_OK;
  std::size_t collect_at_ = 0;
  bool sets_own_ = false;
  bool collecting_ = false;  ///< a refusal made Lua collect; the next one is the end
  bool dead_ = false;
};

}  // namespace tablier::lua
