#pragma once

#include "nim.hpp"

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

/// The heap game with a bot, and how to wait for what is thought out beside.
namespace tablier::nim {

/// Takes one, and is sure of it; or has no move.
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

/// Takes one and then two: another move each time that any of them is asked.
class FickleBot final : public Bot {
 public:
  explicit FickleBot(std::shared_ptr<std::atomic<std::size_t>> asked) : asked_(std::move(asked)) {}
  Advice think(const State& state, const Limits&, std::stop_token) override {
    MoveList moves;
    state.legal_moves(moves);
    Advice advice;
    advice.move = moves[asked_->fetch_add(1) % 2];
    return advice;
  }

 private:
  std::shared_ptr<std::atomic<std::size_t>> asked_;
};

class NimWithFickleBot final : public Nim {
 public:
  NimWithFickleBot() : Nim({}) {}
  int levels() const override { return 3; }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return std::make_unique<FickleBot>(asked_); }

 private:
  std::shared_ptr<std::atomic<std::size_t>> asked_ = std::make_shared<std::atomic<std::size_t>>(0);
};

class NimWithBot final : public Nim {
 public:
  explicit NimWithBot(bool lost) : Nim({}), lost_(lost) {}
  int levels() const override { return 3; }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return std::make_unique<OneTaker>(lost_); }

 private:
  bool lost_;
};

/// Judges: even, and that to take two is better by a half than to take anything else.
class NimWithJudge final : public Nim {
 public:
  NimWithJudge() : Nim({}) {}
  int levels() const override { return 3; }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return std::make_unique<Judging>(); }

 private:
  struct Judging final : Bot {
    Advice think(const State&, const Limits&, std::stop_token) override { return {}; }
    std::optional<Judgement> judge(const State& state, Move played, std::stop_token) override {
      const Move two = *state.parse("take:2");
      if (played == two) return Judgement{.value = 0.1, .error = 0.05};
      return Judgement{.value = 0.1, .error = 0.05, .better = two, .gain = 0.5};
    }
  };
};

/// Answers with a move that nobody has.
class NimWithCheat final : public Nim {
 public:
  NimWithCheat() : Nim({}) {}
  int levels() const override { return 3; }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return std::make_unique<Cheat>(); }

 private:
  struct Cheat final : Bot {
    Advice think(const State&, const Limits&, std::stop_token) override {
      Advice advice;
      advice.move = Move{50};
      return advice;
    }
  };
};

/// Keeps the seeds that its bots were made with.
class NimWithSeeds final : public Nim {
 public:
  NimWithSeeds() : Nim({}) {}
  int levels() const override { return 3; }
  std::unique_ptr<Bot> bot(std::uint64_t seed) const override {
    const std::scoped_lock lock(mutex_);
    seeds_.push_back(seed);
    return std::make_unique<OneTaker>(false);
  }
  std::vector<std::uint64_t> seeds() const {
    const std::scoped_lock lock(mutex_);
    return seeds_;
  }

 private:
  mutable std::mutex mutex_;
  mutable std::vector<std::uint64_t> seeds_;
};

/// Thinks until it is told to stop; then it takes one, or has found nothing.
class Ponderer final : public Bot {
 public:
  Ponderer(std::shared_ptr<std::atomic<bool>> begun, bool lost) : begun_(std::move(begun)), lost_(lost) {}
  Advice think(const State& state, const Limits&, std::stop_token stop) override {
    MoveList moves;
    state.legal_moves(moves);
    *begun_ = true;
    while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    Advice advice;
    advice.move = lost_ ? Move::none : moves[0];
    return advice;
  }

 private:
  std::shared_ptr<std::atomic<bool>> begun_;
  bool lost_;
};

class NimWithPonderer final : public Nim {
 public:
  explicit NimWithPonderer(bool lost = false) : Nim({}), lost_(lost) {}
  int levels() const override { return 3; }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return std::make_unique<Ponderer>(begun_, lost_); }
  bool pondering() const { return *begun_; }

 private:
  std::shared_ptr<std::atomic<bool>> begun_ = std::make_shared<std::atomic<bool>>(false);
  bool lost_;
};

/// Takes one by one to the end, which it proves: whoever is alone wins so.
class Emptier final : public Bot {
 public:
  Advice think(const State& state, const Limits& limits, std::stop_token) override {
    Advice advice;
    advice.proof = Proof::win;
    advice.line = to_the_end(state, false);
    advice.move = advice.line.front();
    advice.solutions = 1;
    if (limits.list_solutions > 1) advice.listed = {advice.line, to_the_end(state, true)};
    return advice;
  }

 private:
  /// Always as little as may be taken, or as much.
  static std::vector<Move> to_the_end(const State& state, bool much) {
    std::vector<Move> line;
    const auto end = state.clone();
    for (MoveList moves; is_player(end->to_move()); end->play(line.back())) {
      moves.clear();
      end->legal_moves(moves);
      line.push_back(moves[much ? moves.size() - 1 : 0]);
    }
    return line;
  }
};

/// For several, two moves a turn; the bot tells a line to the end, and counts how often it was asked.
class NimOfTurns final : public Nim {
 public:
  explicit NimOfTurns(std::shared_ptr<std::atomic<int>> asked) : Nim({.takes = 2}), asked_(std::move(asked)) {}
  int levels() const override { return 1; }
  std::unique_ptr<Bot> bot(std::uint64_t) const override {
    ++*asked_;
    return std::make_unique<Emptier>();
  }

 private:
  std::shared_ptr<std::atomic<int>> asked_;
};

/// A heap for one, to be emptied.
class NimPuzzle final : public Nim {
 public:
  NimPuzzle() : Nim({.heap = 3, .puzzle = true}) {}
  int levels() const override { return 1; }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return std::make_unique<Emptier>(); }
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
