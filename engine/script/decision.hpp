#pragma once

#include "sdk/script.hpp"

#include <array>
#include <cstdint>
#include <stop_token>

/// The calls that one thread makes for one position: their budget, and what became of them.
namespace tablier {

/// Everything that hooks are asked for one position, its legal moves above all, may take so long together. Past that the hook that took
/// longest is switched off for the match.
inline constexpr double kDecisionSeconds = 0.2;
/// The same where many positions are one piece of work: a save that is read.
inline constexpr double kReplaySeconds = 2;

/// While it lives, whatever the thread asks scripts is one decision, be it about many positions.
class OneDecision {
 public:
  explicit OneDecision(double seconds = kDecisionSeconds);
  ~OneDecision();
  OneDecision(const OneDecision&) = delete;
  OneDecision& operator=(const OneDecision&) = delete;

 private:
  bool outer_;  ///< it is none within another
};

/// While it lives, a call that the thread asks of a script ends at once when a stop is asked for: absent, without a fault, and not kept. A
/// script that is being loaded ends too, and cannot be used.
class StoppableScripts {
 public:
  /// `stop` outlives it.
  explicit StoppableScripts(const std::stop_token& stop);
  ~StoppableScripts();
  StoppableScripts(const StoppableScripts&) = delete;
  StoppableScripts& operator=(const StoppableScripts&) = delete;

 private:
  const std::stop_token* before_;
};

/// While it lives, it counts the calls of scripts that run on the thread itself, their loading too: one that draws is to make none.
class ScriptWatch {
 public:
  ScriptWatch();
  ~ScriptWatch();
  ScriptWatch(const ScriptWatch&) = delete;
  ScriptWatch& operator=(const ScriptWatch&) = delete;
  std::uint64_t calls() const { return calls_; }

 private:
  std::uint64_t calls_ = 0;
  std::uint64_t* before_;
};

/// What `allow` answered in the decision of the calling thread, or since it went on to another position in it.
struct AllowCounts {
  std::uint32_t allowed = 0;
  std::uint32_t forbidden = 0;
  /// It was asked, and never said yes.
  bool all_forbidden() const { return forbidden > 0 && allowed == 0; }
};
AllowCounts allow_counts();

namespace lua {

/// When a bot's calls are to end.
struct Thinking {
  std::int64_t deadline = 0;  ///< of `clock_now`
  std::stop_token stop;
  std::int64_t begin = 0;  ///< of `clock_now`
};

/// What the calls of one hook took in a decision.
struct HookTime {
  const void* script = nullptr;  ///< whose hook it is
  std::int64_t nanoseconds = 0;
};

/// What a thread works for. Trivial, so that reading it costs no check whether it was made.
struct ThreadWork {
  bool decides = false;     ///< it said that it works for a position
  bool held = false;        ///< further positions belong to the same decision
  std::int64_t budget = 0;  ///< nanoseconds of the decision as a whole
  std::int64_t left = 0;    ///< of them
  std::array<HookTime, kHooks> times{};
  AllowCounts allow_counts;
  const Thinking* bot = nullptr;          ///< a bot's work comes before a decision's
  const std::stop_token* stop = nullptr;  ///< asked for: nobody waits for the answers any more
  std::uint64_t* watch = nullptr;         ///< counts the calls that run here

  bool unwanted() const { return stop && stop->stop_requested(); }
  void begin(double seconds);
  /// Another position: with a budget of its own, unless it belongs to a decision about many.
  void begin_position();
  /// A call took so long.
  void spend(std::size_t hook, std::int64_t nanoseconds);
  /// The hook that took longest.
  std::size_t slowest() const;
  /// A hook is asked no more: what it took counts no more, as far as that is no more than one position may take.
  void forgive(std::size_t hook);
};
extern constinit thread_local ThreadWork t_work;

}  // namespace lua
}  // namespace tablier
