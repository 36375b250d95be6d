#include "bots/thinker.hpp"

#include "bots/default_bot.hpp"
#include "sdk/expect.hpp"

#include <utility>

namespace tablier {

Thinker::Thinker() : worker_([this](const std::stop_token& end) { work(end); }) {}

Thinker::~Thinker() { cancel(); }

void Thinker::ask(const Question& question) {
  expects(question.game && question.state);
  cancel();
  wanted_ = ++last_ticket_;
  // Sampled, not cloned: a bot never gets what its seat has not seen.
  Rng unseen(mix(question.seed ^ question.state->hash()));
  Job job{wanted_,
          question.game,
          question.state->sample(question.state->to_move(), unseen),
          question.limits,
          question.seed,
          question.seats,
          question.reference,
          {}};
  {
    const std::lock_guard lock(mutex_);
    next_ = std::move(job);
  }
  changed_.notify_one();
}

void Thinker::cancel() {
  wanted_ = 0;
  std::optional<Job> dropped;  // its game may be the last holder of a plugin: let go of it outside the lock
  std::optional<Answer> old;
  const std::lock_guard lock(mutex_);
  current_.request_stop();
  dropped.swap(next_);
  old.swap(answer_);
}

std::optional<Result<Advice>> Thinker::poll() {
  const std::lock_guard lock(mutex_);
  if (!answer_ || answer_->ticket != wanted_) return std::nullopt;
  wanted_ = 0;
  auto advice = std::move(answer_->advice);
  answer_.reset();
  return advice;
}

std::optional<Thinker::Job> Thinker::take_job(const std::stop_token& end) {
  std::unique_lock lock(mutex_);
  if (!changed_.wait(lock, end, [this] { return next_.has_value(); })) return std::nullopt;
  std::optional<Job> job;
  job.swap(next_);
  current_ = job->stop;
  return job;
}

void Thinker::work(const std::stop_token& end) {
  while (auto job = take_job(end)) {
    Answer answer{job->ticket, think(*job)};
    const std::lock_guard lock(mutex_);
    current_ = std::stop_source(std::nostopstate);
    if (!job->stop.stop_requested()) answer_ = std::move(answer);
  }
}

Result<Advice> Thinker::think(const Job& job) {
  try {
    const auto bot = job.reference.empty() ? make_bot(*job.game, job.seats, job.seed) : job.game->reference_bot(job.reference, job.seed);
    if (!bot) return Problem("bots.failed");
    return bot->think(*job.state, job.limits, job.stop.get_token());
  } catch (...) {
    return Problem("bots.failed");
  }
}

}  // namespace tablier
