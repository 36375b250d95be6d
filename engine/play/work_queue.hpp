#pragma once

#include "play/script_worker.hpp"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

/// What is done beside the thread that owns a match, one piece of work after another; what is asked for meanwhile is done afterwards, in
/// its order. Where no scripts are asked there is no such thread, and nothing ever waits. Used by LiveMatch.
namespace tablier {

class WorkQueue {
 public:
  /// Done on the owner's thread.
  using Step = std::function<void()>;
  /// Done beside it; gives what the owner does with what came of it, or nothing where it failed.
  using Job = std::function<Step()>;

  /// Null: no scripts are asked.
  explicit WorkQueue(std::shared_ptr<ScriptWorker> worker) : worker_(std::move(worker)) {}
  WorkQueue(const WorkQueue&) = delete;
  WorkQueue& operator=(const WorkQueue&) = delete;
  /// What is under way is dropped.
  ~WorkQueue();

  /// Whenever work begins or ends; and where a piece of it failed. To be set before there is any.
  void listen(Step switched, Step failed);

  const std::shared_ptr<ScriptWorker>& worker() const { return worker_; }
  /// Precondition: nothing is worked on.
  void set_worker(std::shared_ptr<ScriptWorker> worker);

  bool working() const { return work_.has_value(); }
  /// For so long that one wants to know.
  bool works_long() const;
  /// True while something is worked on: then it is done afterwards.
  bool later(Step step);
  /// Precondition: there is a thread for it, and nothing is worked on.
  void begin(Job job);
  /// Seconds from some moment.
  void set_time(double now) { now_ = now; }
  /// True when work has ended, or has begun to take long.
  bool update();

 private:
  void land();

  struct Work {
    SideThread::Ticket ticket;
    std::shared_ptr<Step> landing;  ///< the worker's until it is done
    double since;
  };

  std::shared_ptr<ScriptWorker> worker_;
  Step switched_, failed_;
  std::optional<Work> work_;
  std::deque<Step> waiting_;  ///< what was asked for meanwhile
  double now_ = 0;
  bool told_long_ = false;
};

}  // namespace tablier
