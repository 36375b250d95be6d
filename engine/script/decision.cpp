#include "script/decision.hpp"

#include <utility>

namespace tablier {
namespace lua {

constinit thread_local ThreadWork t_work;

void ThreadWork::begin(double seconds) {
  decides = true;
  left = static_cast<std::int64_t>(seconds * 1e9);
  verdicts = {};
}

void ThreadWork::begin_position() {
  if (held) verdicts = {};
  else begin(kDecisionSeconds);
}

}  // namespace lua

AllowVerdicts allow_verdicts() { return lua::t_work.verdicts; }

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
