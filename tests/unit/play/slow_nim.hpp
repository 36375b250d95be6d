#pragma once

#include "bot_nim.hpp"
#include "fake_hooks.hpp"
#include "play/cached_state.hpp"

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

/// The heap game as a script might make it: whatever can run a script waits until it may, and notes who asked.
namespace tablier::nim {

/// What stands between a question and its answer.
class ScriptGate {
 public:
  /// Until it opens again no script comes to its end.
  void close() { set(true); }
  void open() { set(false); }
  /// A script runs.
  void pass() {
    ++asked_;
    if (std::this_thread::get_id() == drawing_) ++drawn_;
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !closed_; });
  }
  /// How often; how often by the thread that made this, which draws.
  int asked() const { return asked_; }
  int drawn() const { return drawn_; }

 private:
  void set(bool closed) {
    {
      const std::lock_guard lock(mutex_);
      closed_ = closed;
    }
    changed_.notify_all();
  }

  const std::thread::id drawing_ = std::this_thread::get_id();
  std::atomic<int> asked_ = 0, drawn_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool closed_ = false;
};

/// What a game in a script may answer without running it: copies, and steps back to them.
class GatedState final : public State {
 public:
  GatedState(std::shared_ptr<ScriptGate> gate, std::unique_ptr<State> real) : gate_(std::move(gate)), real_(std::move(real)) {}

  Seat to_move() const override { return asked().to_move(); }
  void legal_moves(MoveList& moves) const override { asked().legal_moves(moves); }
  Move chance(Rng& rng) const override { return asked().chance(rng); }
  void play(Move move) override {
    gate_->pass();
    real_->play(move);
  }
  void undo() override { real_->undo(); }
  std::uint64_t hash() const override { return real_->hash(); }
  std::unique_ptr<State> clone() const override { return std::make_unique<GatedState>(gate_, real_->clone()); }
  Outcome outcome() const override { return asked().outcome(); }
  Move resignation() const override { return asked().resignation(); }
  Move timeout() const override { return asked().timeout(); }
  std::optional<TurnLimit> turn_limit() const override { return asked().turn_limit(); }
  std::string notation(Move move) const override { return asked().notation(move); }
  Result<Move> parse(std::string_view text) const override { return asked().parse(text); }
  Scene scene(Seat viewer) const override { return asked().scene(viewer); }
  Touch touch(Move move) const override { return asked().touch(move); }
  Text why_not(const Touch&) const override {
    gate_->pass();
    return Text("nim.why_not");
  }
  Value facts(Seat viewer) const override { return asked().facts(viewer); }

 private:
  const State& asked() const {
    gate_->pass();
    return *real_;
  }

  std::shared_ptr<ScriptGate> gate_;
  std::unique_ptr<State> real_;
};

class GatedNim final : public Nim {
 public:
  GatedNim(std::shared_ptr<ScriptGate> gate, Rules rules) : Nim(rules), gate_(std::move(gate)) {}
  int levels() const override { return 3; }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return std::make_unique<OneTaker>(false); }
  std::unique_ptr<State> start(const Setup& setup) const override { return std::make_unique<GatedState>(gate_, Nim::start(setup)); }

 private:
  std::shared_ptr<ScriptGate> gate_;
};

/// Rules that ask scripts.
inline Ruleset gated(const std::shared_ptr<ScriptGate>& gate, Rules rules = {}) {
  Ruleset set = ruleset(rules, std::make_shared<FakeHooks>());
  set.game = std::make_shared<GatedNim>(gate, rules);
  return set;
}

}  // namespace tablier::nim
