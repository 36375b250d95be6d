#pragma once

#include "nim.hpp"

#include <chrono>
#include <memory>
#include <thread>

/// The heap game with a bot, and how to wait for what is thought out beside.
namespace tablier::nim {

/// Takes one, and is sure of it; or answers with a move that is not there.
class OneTaker final : public Bot {
 public:
  explicit OneTaker(bool lost) : lost_(lost) {}
  Advice think(const State& state, const Limits&, std::stop_token) override {
    MoveList moves;
    state.legal_moves(moves);
    Advice advice;
    advice.move = lost_ ? Move::none : moves[0];
    advice.score = state.to_move() == seat(0) ? 9.0 : -9.0;
    return advice;
  }

 private:
  bool lost_;
};

class NimWithBot final : public Nim {
 public:
  explicit NimWithBot(bool lost) : Nim({}), lost_(lost) {}
  int levels() const override { return 3; }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return std::make_unique<OneTaker>(lost_); }

 private:
  bool lost_;
};

/// Polls until there is something, for as long as nothing takes.
template <typename Poll>
auto wait_for(Poll poll) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  auto found = poll();
  while (!found && std::chrono::steady_clock::now() < end) {
    std::this_thread::yield();
    found = poll();
  }
  return found;
}

}  // namespace tablier::nim
