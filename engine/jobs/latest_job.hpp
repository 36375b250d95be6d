#pragma once

#include "jobs/told_failure.hpp"
#include "sdk/result.hpp"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>

/// Work that is done beside the one who asks for it, where only the latest request counts: a bot's thinking, a save, a count.
namespace tablier {

/// Whether an exception says that the system allows no more threads (or processes, which it counts together).
inline bool is_lack_of_threads(const std::system_error& error) { return error.code() == std::errc::resource_unavailable_try_again; }
inline Problem no_more_threads() { return Problem("jobs.threads"); }

/// One worker thread, begun with the first request. Everything here but the work itself belongs to one owner thread, which never waits
/// unless it says `wait`: work that takes its time to stop delays the next result, not the owner.
template <typename T>
class LatestJob {
 public:
  /// Runs on the worker. Once `stop` says so nobody wants the result any more, or what there is of it at once (`hurry`); work that must be
  /// finished need not look at it.
  using Work = std::function<Result<T>(const std::stop_token& stop)>;

  /// `failed`: the result of work that throws, unless it is a ToldFailure; where the system allows no more threads, that is said instead.
  explicit LatestJob(Problem failed) : failed_(std::move(failed)) {}
  /// Drops what waits, asks the work to stop and waits until it has.
  ~LatestJob() { cancel(); }
  LatestJob(const LatestJob&) = delete;
  LatestJob& operator=(const LatestJob&) = delete;

  /// Forgets what was asked before, whose result will never be told, and does this as soon as the worker is free.
  void ask(Work work);
  /// Forgets what was asked.
  void cancel();
  /// Asks the work to stop and to give what it has: that is told.
  void hurry();
  /// True from `ask` until its result has been polled, or cancelled.
  bool busy() const { return wanted_ != 0; }
  /// The result of the last request, once; absent while it is worked on.
  std::optional<Result<T>> poll();
  /// Returns when nothing waits or is worked on: all that was asked for is done or was dropped.
  void wait();
  /// The same, no later than after so many seconds.
  void wait(double seconds);

 private:
  struct Request {
    std::uint64_t ticket = 0;
    Work work;
    std::stop_source stop;
  };
  struct Answer {
    std::uint64_t ticket = 0;
    Result<T> result;
  };

  void run(const std::stop_token& end);
  std::optional<Request> take_request(const std::stop_token& end);
  Result<T> attempt(const Request& request) const;
  void start_worker();

  const Problem failed_;
  std::uint64_t last_ticket_ = 0;  ///< of the owner
  std::uint64_t wanted_ = 0;       ///< of the owner; 0: nothing

  std::mutex mutex_;  ///< guards the six below
  std::condition_variable_any changed_;
  std::optional<Request> next_;
  std::stop_source current_{std::nostopstate};
  bool working_ = false;
  std::uint64_t hurried_ = 0;  ///< the request that is to stop and is wanted all the same
  std::optional<Answer> answer_;

  std::jthread worker_;  ///< last: it ends before what it uses
};

template <typename T>
void LatestJob<T>::ask(Work work) {
  cancel();
  wanted_ = ++last_ticket_;
  {
    const std::lock_guard lock(mutex_);
    next_ = Request{wanted_, std::move(work), {}};
  }
  if (!worker_.joinable()) start_worker();
  changed_.notify_all();
}

template <typename T>
void LatestJob<T>::start_worker() {
  try {
    worker_ = std::jthread([this](const std::stop_token& end) { run(end); });
  } catch (const std::system_error&) {
    const std::lock_guard lock(mutex_);
    next_.reset();
    answer_ = Answer{wanted_, no_more_threads()};
  }
}

template <typename T>
void LatestJob<T>::cancel() {
  wanted_ = 0;
  std::optional<Request> dropped;  // what it holds may be the last of its kind, a plugin even: it goes outside the lock
  std::optional<Answer> old;
  const std::lock_guard lock(mutex_);
  hurried_ = 0;
  current_.request_stop();
  dropped.swap(next_);
  old.swap(answer_);
}

template <typename T>
void LatestJob<T>::hurry() {
  const std::lock_guard lock(mutex_);
  hurried_ = wanted_;
  if (next_) next_->stop.request_stop();
  else current_.request_stop();
}

template <typename T>
std::optional<Result<T>> LatestJob<T>::poll() {
  const std::lock_guard lock(mutex_);
  if (!answer_ || answer_->ticket != wanted_) return std::nullopt;
  wanted_ = 0;
  std::optional<Result<T>> result(std::move(answer_->result));
  answer_.reset();
  return result;
}

template <typename T>
void LatestJob<T>::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !next_ && !working_; });
}

template <typename T>
void LatestJob<T>::wait(double seconds) {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, std::chrono::duration<double>(seconds), [this] { return !next_ && !working_; });
}

template <typename T>
std::optional<typename LatestJob<T>::Request> LatestJob<T>::take_request(const std::stop_token& end) {
  std::unique_lock lock(mutex_);
  if (!changed_.wait(lock, end, [this] { return next_.has_value(); })) return std::nullopt;
  std::optional<Request> request;
  request.swap(next_);
  current_ = request->stop;
  working_ = true;
  return request;
}

template <typename T>
void LatestJob<T>::run(const std::stop_token& end) {
  while (auto request = take_request(end)) {
    Answer answer{request->ticket, attempt(*request)};
    request->work = nullptr;  // whoever waits finds that nothing is held any more
    {
      const std::lock_guard lock(mutex_);
      current_ = std::stop_source(std::nostopstate);
      working_ = false;
      if (!request->stop.stop_requested() || hurried_ == request->ticket) answer_ = std::move(answer);
    }
    changed_.notify_all();
  }
}

template <typename T>
Result<T> LatestJob<T>::attempt(const Request& request) const {
  try {
    return request.work(request.stop.get_token());
  } catch (const std::system_error& error) {
    return is_lack_of_threads(error) ? no_more_threads() : failed_;
  } catch (const ToldFailure& failure) {
    return failure.problem();
  } catch (...) {
    return failed_;
  }
}

}  // namespace tablier
