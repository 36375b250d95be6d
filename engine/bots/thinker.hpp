#pragma once

#include "jobs/latest_job.hpp"
#include "sdk/bot.hpp"
#include "sdk/game.hpp"
#include "sdk/result.hpp"
#include "sdk/script.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

/// A bot that thinks beside the one who asks: the window, for hints, the live light and the bots' moves.
namespace tablier {

/// One question. The game is held until it is answered; its bot is made on the worker.
struct ThinkRequest {
  std::shared_ptr<const Game> game;
  const State* state = nullptr;  ///< copied at once, not kept; the bot gets what its mover sees. Precondition: a player is to move
  Limits limits = {};
  std::uint64_t seed = 0;
  int seats = 2;                                   ///< at the table
  std::shared_ptr<const Script> script = nullptr;  ///< of the rules; null: they have none
  std::string reference = {};                      ///< who thinks: among Game::reference_bots(); empty: the game's bot
  /// What was played there (none: nothing yet), to be judged: by a bot that judges, which is shown all of the state; another one thinks.
  std::optional<Move> judged = {};
};

/// One question at a time, the last one asked. It belongs to one owner thread, which never waits: a bot that takes its time to stop delays
/// the next answer, not the owner. Where it goes away it asks the bot to stop and waits until it has.
class Thinker {
 public:
  /// Forgets what was asked before, and thinks about this. Each question gets a bot of its own, so that equal questions have
  /// equal answers.
  void ask(const ThinkRequest& request);
  /// Forgets what was asked; its answer will never be told.
  void cancel() { job_.cancel(); }
  /// Asks the bot to stop and to say what it has found so far, which may be nothing.
  void hurry() { job_.hurry(); }
  /// True from `ask` until its answer has been polled, or cancelled.
  bool busy() const { return job_.busy(); }
  /// The answer to the last question, once; absent while it is being thought about. A problem where the bot threw.
  std::optional<Result<Advice>> poll() { return job_.poll(); }

 private:
  LatestJob<Advice> job_{Problem("bots.failed")};
};

}  // namespace tablier
