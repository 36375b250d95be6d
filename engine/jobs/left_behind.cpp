#include "jobs/left_behind.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace tablier {
namespace {

using Clock = std::chrono::steady_clock;

/// What the thread and the one who waits share.
struct Call {
  explicit Call(std::function<void(const std::stop_token& stop)> w) : work(std::move(w)) {}

  std::function<void(const std::stop_token& stop)> work;
  std::stop_source stop;
  std::mutex mutex;  ///< guards the one below
  std::condition_variable_any changed;
  bool done = false;
};

/// What the work holds: its plugin must not be closed beneath it, not even when the program ends.
void keep_for_ever(std::shared_ptr<Call> call) {
  static std::mutex mutex;
  static auto& left = *new std::vector<std::shared_ptr<Call>>();
  const std::lock_guard lock(mutex);
  left.push_back(std::move(call));
}

void run(const std::shared_ptr<Call>& call) {
  call->work(call->stop.get_token());
  const std::lock_guard lock(call->mutex);
  call->done = true;
  call->changed.notify_all();
}

Clock::duration length(double seconds) { return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds)); }

/// More than anybody waits: a clock cannot count for ever.
constexpr double kForEver = 1e8;

std::mutex untold_mutex;
std::vector<Problem>& untold() {
  static std::vector<Problem> problems;
  return problems;
}

}  // namespace

bool done_in_time(std::function<void(const std::stop_token& stop)> work, const Patience& patience, const std::stop_token& stop) {
  const auto call = std::make_shared<Call>(std::move(work));
  const auto deadline = Clock::now() + length(std::min(patience.seconds.value_or(kForEver), kForEver));
  std::thread thread(run, call);
  std::unique_lock lock(call->mutex);
  const auto is_done = [&] { return call->done; };
  call->changed.wait_until(lock, stop, deadline, is_done);
  if (!call->done) {
    call->stop.request_stop();
    call->changed.wait_for(lock, length(patience.grace), is_done);
  }
  if (call->done) {
    lock.unlock();
    thread.join();
    return true;
  }
  lock.unlock();
  keep_for_ever(call);
  thread.detach();
  return false;
}

void tell_left_behind(Problem problem) {
  const std::lock_guard lock(untold_mutex);
  untold().push_back(std::move(problem));
}

std::vector<Problem> take_left_behind() {
  const std::lock_guard lock(untold_mutex);
  return std::exchange(untold(), {});
}

}  // namespace tablier
