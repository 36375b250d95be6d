#pragma once

#include "host/catalogue.hpp"
#include "host/child_trial.hpp"
#include "host/trial_stage.hpp"
#include "sdk/game.hpp"
#include "sdk/rng.hpp"

#include <chrono>
#include <ctime>
#include <string>
#include <utility>

/// Where a trial of a plugin's rounds is, for whoever waits for the child: it may not come back from any call.
namespace tablier {

/// `game/variant`.
inline std::string path_of(const Ruleset& rules) { return rules.entry->name + "/" + rules.variant; }

/// How long rounds that are tried in a child go on, of the processor's time and, on a busy machine, of the clock's: what goes on much
/// longer is one call. Both are well within TrialLimits.
class TrialWalk {
 public:
  bool goes_on() const {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC < 0.3 && Clock::now() - begin_ < std::chrono::milliseconds(500);
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point begin_ = Clock::now();
};

class NotedStage {
 public:
  /// `name`: `game/variant`.
  NotedStage(std::string name, const Note& note) : stage_{.call = {}, .name = std::move(name)}, note_(note) {}

  /// Before a round, or with what was said of the position last.
  void at(const char* call) {
    stage_.call = call;
    note_(stage_.line());
  }
  /// `call`: a function of State; the move is empty where it gets none.
  void asks(const char* call, const std::string& move = {}) {
    stage_.in_round = true;
    stage_.move = move;
    at(call);
  }
  void played(const std::string& move) { stage_.moves += (stage_.moves.empty() ? "" : " ") + move; }
  void begin_round() {
    stage_.in_round = false;
    stage_.moves.clear();
    at("start");
  }
  /// Of the round until now.
  const std::string& moves() const { return stage_.moves; }

 private:
  TrialStage stage_;
  const Note& note_;
};

/// Plays what chance draws there, or one of those moves; false where there is none.
bool play_any(State& state, const MoveList& moves, Rng& rng, NotedStage& stage);

}  // namespace tablier
