#pragma once

#include "sdk/bot.hpp"
#include "sdk/game.hpp"
#include "sdk/result.hpp"

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

/// A bot that thinks beside the one who asks: the window, for hints, the live light and the bots' moves.
namespace tablier {

/// One question. The game is held until it is answered; its bot is made on the worker.
struct Question {
  std::shared_ptr<const Game> game;
  const State* state = nullptr;  ///< copied at once as its mover sees it, not kept. Precondition: a player is to move
  Limits limits = {};
  std::uint64_t seed = 0;
  int seats = 2;               ///< at the table
  std::string reference = {};  ///< who thinks: among Game::reference_bots(); empty: the game's bot
};

/// One worker thread, one question at a time, the last one asked. Everything here but the worker belongs to one owner thread,
/// which never waits: a bot that takes its time to stop delays the next answer, not the owner.
class Thinker {
 public:
  Thinker();
  /// Asks the bot to stop and waits until it has.
  ~Thinker();
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  /// Forgets what was asked before, and thinks about this. Each question gets a bot of its own, so that equal questions have
  /// equal answers.
  void ask(const Question& question);
  /// Forgets what was asked; its answer will never be told.
  void cancel();
  /// True from `ask` until its answer has been polled, or cancelled.
  bool busy() const { return wanted_ != 0; }
  /// The answer to the last question, once; absent while it is being thought about. A problem where the bot threw.
  std::optional<Result<Advice>> poll();

 private:
  struct Job {
    std::uint64_t ticket = 0;
    std::shared_ptr<const Game> game;
    std::unique_ptr<State> state;
    Limits limits;
    std::uint64_t seed = 0;
    int seats = 2;
    std::string reference;
    std::stop_source stop;
  };
  struct Answer {
    std::uint64_t ticket;
    Result<Advice> advice;
  };

  void work(const std::stop_token& end);
  std::optional<Job> take_job(const std::stop_token& end);
  static Result<Advice> think(const Job& job);

  std::uint64_t last_ticket_ = 0;  ///< of the owner
  std::uint64_t wanted_ = 0;       ///< of the owner; 0: nothing

  std::mutex mutex_;  ///< guards the three below
  std::condition_variable_any changed_;
  std::optional<Job> next_;
  std::stop_source current_{std::nostopstate};
  std::optional<Answer> answer_;

  std::jthread worker_;  ///< last: it starts when everything else stands, and ends first
};

}  // namespace tablier
