#pragma once

#include "sdk/text.hpp"
#include "sdk/value.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <variant>

/// What a game sees of its Lua script: a few hooks, named by the moment they run.
namespace tablier {

/// The moments. A hook is a pure function of what it is given: nothing that it keeps survives the call.
enum class Hook : std::uint8_t { score, bonus, allow, after_move, round_end, match_end };
inline constexpr int kHooks = 6;
/// As scripts call them, in the order of Hook.
inline constexpr std::array<const char*, kHooks> kHookNames{"score", "bonus", "allow", "after_move", "round_end", "match_end"};

struct HookField;

/// The position that a hook is asked about: made when a script first reads it, once, and for nothing where none does. For one thread.
class PositionView {
 public:
  PositionView() = default;
  PositionView(const PositionView&) = delete;
  PositionView& operator=(const PositionView&) = delete;
  virtual ~PositionView() = default;

  /// A map, as the game declares it with ValueShape::position. Until this view goes.
  const Value& value() const;
  /// Equal for equal values, within one process.
  std::uint64_t id() const;
  /// What scripts may ask of it beside, as the game declares it with ValueShape::query; none by itself. They outlive the view.
  virtual std::span<const HookField> queries() const;
  /// The answer to one of these. Precondition: the arguments are as declared; those that may be left out may be null.
  virtual Value answer(std::size_t query, std::span<const Value> arguments) const;

 private:
  virtual Value make() const = 0;

  mutable std::optional<Value> value_;
  mutable std::optional<std::uint64_t> id_;
};

/// One field of the table that a hook gets. Names, texts and what is pointed to must outlive the call. One at most is a position, which a
/// script can read and not change.
struct Field {
  const char* name;
  std::variant<bool, std::int64_t, double, const char*, std::span<const std::int64_t>, const Value*, const PositionView*> value;
};

/// A bot's work with a script, from `Script::think` until this goes, on the thread that asked for it.
class ScriptThinking {
 public:
  virtual ~ScriptThinking() = default;
};

/// The hooks of one variant. Shared by threads: each thread that calls has a VM of its own.
class Script {
 public:
  virtual ~Script() = default;
  /// True where the variant sets that hook. Where it does not, the game takes its native path.
  virtual bool has(Hook hook) const = 0;
  /// Calls a hook with one table made of `fields`; `seed` is what math.random starts from.
  /// Absent when the hook is not set or failed, and where its answer is not as the game declares it (hook.hpp); that is kept for the match
  /// to tell, and the game goes on natively. Of what is declared: whole numbers are integers, maps and records are maps though they be
  /// empty.
  virtual std::optional<Value> call(Hook hook, std::span<const Field> fields, std::uint64_t seed) const = 0;

  /// An answer was as declared, and yet the game cannot use it: that is told as a fault of the hook. Safe from any thread.
  virtual void tell(Hook hook, const Text& why) const { (void)hook, (void)why; }

  /// From here on the calling thread works for another position: the time that its calls may take together begins anew, and what it
  /// asks is remembered. A thread that never says so has no such budget.
  virtual void begin_decision() const {}
  /// A bot thinks, on the calling thread and on those that it starts, until what is returned goes: its calls count for no decision.
  /// Past the `deadline`, or once a stop is asked for, each call ends at once and is absent. A call that had most of the time
  /// for itself is told as a fault, once. May be null.
  virtual std::unique_ptr<ScriptThinking> think(std::optional<std::chrono::steady_clock::time_point> deadline, std::stop_token stop) const {
    (void)deadline, (void)stop;
    return nullptr;
  }
};

}  // namespace tablier
