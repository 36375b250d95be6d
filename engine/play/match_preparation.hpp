#pragma once

#include "match/save.hpp"
#include "play/move_sources.hpp"
#include "play/play_work.hpp"
#include "play/script_job.hpp"

#include <functional>
#include <memory>
#include <optional>

/// A match that is to be played here: begun, or played again from a save, beside the thread that draws, as where its rules ask scripts.
namespace tablier {

/// It can be played without asking a script for anything that a window shows first.
struct PreparedMatch {
  std::shared_ptr<ScriptWorker> worker;  ///< null: rules without scripts, or nothing was asked yet
  ChangedMatch asked;
  PlayersElsewhere elsewhere = {};
};

/// The match that it gives, and a window can show; where a plugin throws, that.
Result<Match> made_to_show(const std::function<Result<Match>()>& make);

class MatchPreparation {
 public:
  /// Begins it on a thread of its own. `make` touches nothing that anybody else does; `curtains` as for Seating.
  MatchPreparation(std::function<Result<Match>()> make, bool curtains, double patience = kScriptPatience);
  /// Scripts end at once.
  ~MatchPreparation();
  MatchPreparation(const MatchPreparation&) = delete;
  MatchPreparation& operator=(const MatchPreparation&) = delete;

  bool ready() const { return worker_->done(ticket_); }
  /// The same; waits as long as most scripts need.
  bool soon_ready() const { return worker_->soon_done(ticket_); }
  /// Once. Precondition: ready.
  Result<PreparedMatch> take();

 private:
  std::shared_ptr<ScriptWorker> worker_;
  std::shared_ptr<std::optional<Result<ChangedMatch>>> made_;  ///< the worker's until it is ready
  SideThread::Ticket ticket_;
};

}  // namespace tablier
