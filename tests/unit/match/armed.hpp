#pragma once

#include "sdk/game.hpp"

#include <atomic>
#include <memory>
#include <stdexcept>
#include <utility>

/// A game that is sound until a test arms it: then every position of it throws at one call.
namespace tablier {

enum class ArmedCall { none, start, to_move, outcome, play, scene, clone };
using Trigger = std::shared_ptr<std::atomic<ArmedCall>>;

class ArmedState final : public State {
 public:
  ArmedState(std::unique_ptr<State> sound, Trigger trigger) : sound_(std::move(sound)), trigger_(std::move(trigger)) {}

  Seat to_move() const override {
    at(ArmedCall::to_move);
    return sound_->to_move();
  }
  void legal_moves(MoveList& moves) const override { sound_->legal_moves(moves); }
  Move chance(Rng& rng) const override { return sound_->chance(rng); }
  void play(Move move) override {
    at(ArmedCall::play);
    sound_->play(move);
  }
  void undo() override { sound_->undo(); }
  std::uint64_t hash() const override { return sound_->hash(); }
  std::unique_ptr<State> clone() const override {
    at(ArmedCall::clone);
    return std::make_unique<ArmedState>(sound_->clone(), trigger_);
  }
  Outcome outcome() const override {
    at(ArmedCall::outcome);
    return sound_->outcome();
  }
  Move resignation() const override { return sound_->resignation(); }
  Move timeout() const override { return sound_->timeout(); }
  std::string notation(Move move) const override { return sound_->notation(move); }
  Result<Move> parse(std::string_view text) const override { return sound_->parse(text); }
  Scene scene(Seat viewer) const override {
    at(ArmedCall::scene);
    return sound_->scene(viewer);
  }
  Touch touch(Move move) const override { return sound_->touch(move); }
  Value facts(Seat viewer) const override { return sound_->facts(viewer); }

 private:
  void at(ArmedCall call) const {
    if (*trigger_ == call) throw std::runtime_error("on purpose");
  }

  std::unique_ptr<State> sound_;
  Trigger trigger_;
};

class ArmedGame final : public Game {
 public:
  explicit ArmedGame(std::shared_ptr<const Game> sound) : sound_(std::move(sound)) {}
  /// From now on; `none`: it is sound again.
  void arm(ArmedCall call) const { *trigger_ = call; }

  SeatRange seats() const override { return sound_->seats(); }
  int longest_round() const override { return sound_->longest_round(); }
  int levels() const override { return sound_->levels(); }
  std::unique_ptr<Bot> bot(std::uint64_t seed) const override { return sound_->bot(seed); }
  std::unique_ptr<State> start(const Setup& setup) const override {
    if (*trigger_ == ArmedCall::start) throw std::runtime_error("on purpose");
    return std::make_unique<ArmedState>(sound_->start(setup), trigger_);
  }

 private:
  std::shared_ptr<const Game> sound_;
  Trigger trigger_ = std::make_shared<std::atomic<ArmedCall>>(ArmedCall::none);
};

}  // namespace tablier
