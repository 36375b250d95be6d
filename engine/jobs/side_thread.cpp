#include "jobs/side_thread.hpp"

#include <chrono>
#include <system_error>
#include <utility>

namespace tablier {
namespace {

constinit thread_local const SideThread* t_here = nullptr;

}  // namespace

SideThread::Ticket SideThread::ask(Work work) {
  Request request{++last_, std::move(work), {}};
  if (!thread_.joinable() && !start()) {
    attempt(request);
    const std::lock_guard lock(mutex_);
    done_ = request.ticket;
    return done_;
  }
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(request));
  }
  changed_.notify_all();
  return last_;
}

bool SideThread::start() {
  try {
    thread_ = std::jthread([this](const std::stop_token& end) { loop(end); });
    return true;
  } catch (const std::system_error&) {
    return false;
  }
}

bool SideThread::done(Ticket ticket) const {
  const std::lock_guard lock(mutex_);
  return ticket <= done_ || ticket <= dropped_;
}

bool SideThread::wait(Ticket ticket, double seconds) const {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, std::chrono::duration<double>(seconds), [&] { return ticket <= done_ || ticket <= dropped_; });
}

void SideThread::run(const std::function<void()>& work) {
  if (here()) return work();
  const Ticket ticket = ask([&work](const std::stop_token&) { work(); });
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return ticket <= done_; });
}

void SideThread::drop() {
  std::deque<Request> dropped;  // what they hold goes outside the lock
  const std::lock_guard lock(mutex_);
  current_.request_stop();
  dropped.swap(queue_);
  dropped_ = last_;
}

void SideThread::finish() const {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return is_idle(); });
}

bool SideThread::idle() const {
  const std::lock_guard lock(mutex_);
  return is_idle();
}

bool SideThread::here() const { return t_here == this; }

void SideThread::attempt(const Request& request) {
  try {
    request.work(request.stop.get_token());
  } catch (...) {
    return;  // whoever asked finds no result
  }
}

void SideThread::loop(const std::stop_token& end) {
  t_here = this;
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, end, [this] { return !queue_.empty(); })) {
    Request request = std::move(queue_.front());
    queue_.pop_front();
    current_ = request.stop;
    working_ = true;
    lock.unlock();
    attempt(request);
    request.work = nullptr;  // whoever waits finds that nothing is held any more
    lock.lock();
    current_ = std::stop_source(std::nostopstate);
    working_ = false;
    done_ = request.ticket;
    changed_.notify_all();
  }
}

}  // namespace tablier
