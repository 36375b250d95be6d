#include "play/work_queue.hpp"

#include "sdk/expect.hpp"

namespace tablier {
namespace {

/// Whoever waits longer is told what for, in seconds.
constexpr double kLongWork = 0.3;

}  // namespace

WorkQueue::~WorkQueue() {
  if (!worker_) return;
  worker_->drop();
  worker_->finish();
}

void WorkQueue::listen(Step switched, Step failed) {
  switched_ = std::move(switched);
  failed_ = std::move(failed);
}

void WorkQueue::set_worker(std::shared_ptr<ScriptWorker> worker) {
  expects(!working());
  worker_ = std::move(worker);
}

bool WorkQueue::works_long() const { return work_ && now_ - work_->since >= kLongWork; }

bool WorkQueue::later(Step step) {
  if (!working()) return false;
  waiting_.push_back(std::move(step));
  return true;
}

void WorkQueue::begin(Job job) {
  expects(worker_ != nullptr && !working());
  worker_->drop();  // what a hand only looks at can wait
  const auto landing = std::make_shared<Step>();
  const auto ticket = worker_->begin([landing, job = std::move(job)](const std::stop_token&) { *landing = job(); });
  work_ = Work{ticket, landing, now_};
  switched_();
  if (worker_->soon_done(ticket)) land();
}

void WorkQueue::land() {
  const auto landing = std::move(work_->landing);
  work_.reset();
  if (*landing) (*landing)();
  else failed_();
  switched_();
  while (!working() && !waiting_.empty()) {
    const Step step = std::move(waiting_.front());
    waiting_.pop_front();
    step();
  }
}

bool WorkQueue::update() {
  if (work_ && worker_->done(work_->ticket)) {
    land();
    return true;
  }
  return std::exchange(told_long_, works_long()) != told_long_;
}

}  // namespace tablier
