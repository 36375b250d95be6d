#include "script/decision.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace lua {

constinit thread_local ThreadWork t_work;

namespace {

std::int64_t nanoseconds_of(double seconds) { return static_cast<std::int64_t>(seconds * 1e9); }

}  // namespace

void ThreadWork::begin(double seconds) {
  decides = true;
  budget = left = nanoseconds_of(seconds);
  times = {};
  allow_counts = {};
}

void ThreadWork::begin_position() {
  if (held) allow_counts = {};
  else begin(kDecisionSeconds);
}

void ThreadWork::spend(std::size_t hook, std::int64_t nanoseconds) {
  left -= nanoseconds;
  times[hook].nanoseconds += nanoseconds;
}

std::size_t ThreadWork::slowest() const {
  const auto slowest = std::ranges::max_element(times, {}, &HookTime::nanoseconds);
  return static_cast<std::size_t>(slowest - times.begin());
}

void ThreadWork::forgive(std::size_t hook) {
  left = std::max<std::int64_t>(left, 0) + std::min(times[hook].nanoseconds, nanoseconds_of(kDecisionSeconds));
  times[hook] = {};
}

}  // namespace lua

AllowCounts allow_counts() { return lua::t_work.allow_counts; }

OneDecision::OneDecision(double seconds) : outer_(!lua::t_work.held) {
  if (!outer_) return;
  lua::t_work.held = true;
  lua::t_work.begin(seconds);
}

OneDecision::~OneDecision() {
  if (outer_) lua::t_work.held = false;
}

StoppableScripts::StoppableScripts(const std::stop_token& stop) : before_(std::exchange(lua::t_work.stop, &stop)) {}
StoppableScripts::~StoppableScripts() { lua::t_work.stop = before_; }

ScriptWatch::ScriptWatch() : before_(std::exchange(lua::t_work.watch, &calls_)) {}
ScriptWatch::~ScriptWatch() { lua::t_work.watch = before_; }

}  // namespace tablier
