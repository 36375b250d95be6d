#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

/// One thread beside the one who asks, which does one thing after another: where everything that was asked for counts, in its order.
namespace tablier {

/// It belongs to one owner thread, which waits only where it says so. The thread begins with the first request; where the system allows
/// none, the owner does the work itself.
class SideThread {
 public:
  /// Once `stop` says so nobody wants the result any more. What it throws is lost.
  using Work = std::function<void(const std::stop_token& stop)>;
  /// Names a request; never used twice.
  using Ticket = std::uint64_t;

  SideThread() = default;
  SideThread(const SideThread&) = delete;
  SideThread& operator=(const SideThread&) = delete;
  /// Drops what waits, asks the work to stop and waits until it has.
  ~SideThread() { drop(); }

  /// Is done after all that was asked before.
  Ticket ask(Work work);
  /// True once it is done, or was dropped.
  bool done(Ticket ticket) const;
  /// Waits for it, no longer than so many seconds. True once it is done.
  bool wait(Ticket ticket, double seconds) const;
  /// Does it there and waits for it; on the thread itself, at once.
  void run(const std::function<void()>& work);
  /// Forgets what waits, and asks the work that is under way to stop.
  void drop();
  /// Waits until nothing is worked on.
  void finish() const;
  bool idle() const;
  /// The calling thread is this one.
  bool here() const;

 private:
  struct Request {
    Ticket ticket = 0;
    Work work;
    std::stop_source stop;
  };

  bool start();
  void loop(const std::stop_token& end);
  static void attempt(const Request& request);
  bool is_idle() const { return queue_.empty() && !working_; }

  Ticket last_ = 0;  ///< of the owner

  mutable std::mutex mutex_;  ///< guards the five below
  mutable std::condition_variable_any changed_;
  std::deque<Request> queue_;
  std::stop_source current_{std::nostopstate};
  bool working_ = false;
  Ticket done_ = 0;     ///< the last one that is
  Ticket dropped_ = 0;  ///< the last one that was

  std::jthread thread_;  ///< last: it ends before what it uses
};

}  // namespace tablier
