#pragma once

#include "jobs/latest_job.hpp"
#include "script/decision.hpp"

#include <functional>
#include <optional>
#include <utility>

/// What may run scripts and is done beside the thread that draws, where only the latest request counts: what a picture shows, how a match
/// stands.
namespace tablier {

/// Most scripts answer sooner, in seconds: so long the thread that draws waits for one, so that nothing flickers.
inline constexpr double kScriptPatience = 0.008;

/// Scripts end at once when nobody wants the result any more, so that neither another request nor the end of this waits for one.
template <typename T>
class ScriptJob {
 public:
  /// Forgets what was asked before. `work` touches nothing that anybody else changes; its calls are one decision. Waits as long as most
  /// scripts need.
  void ask(std::function<Result<T>()> work, double patience = kScriptPatience) {
    job_.ask([work = std::move(work)](const std::stop_token& stop) {
      const StoppableScripts stoppable(stop);
      const OneDecision one(kReplaySeconds);
      return work();
    });
    job_.wait(patience);
  }
  void cancel() { job_.cancel(); }
  /// From `ask` until the result has been polled, or cancelled.
  bool busy() const { return job_.busy(); }
  /// The result of the last request, once.
  std::optional<Result<T>> poll() { return job_.poll(); }

 private:
  LatestJob<T> job_{Problem("table.work_failed")};
};

}  // namespace tablier
