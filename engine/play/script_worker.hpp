#pragma once

#include "jobs/side_thread.hpp"
#include "script/decision.hpp"

#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <utility>

/// The thread on which everything is done that may run a script, for one place: scripts take their time, and who draws has none.
namespace tablier {

/// It belongs to the thread that draws.
class ScriptWorker {
 public:
  /// `patience`: how long an answer is waited for that most scripts give at once, in seconds.
  explicit ScriptWorker(double patience) : patience_(patience) {}

  /// On the thread itself, at once; else there, and waited for as long as it takes. For what was not asked beforehand.
  template <typename Question>
  auto ask(const Question& question);
  /// How often the owner had to wait for that.
  std::uint64_t waits() const { return waits_; }

  /// Does it there, after what was asked before. Once nobody wants the result any more, scripts end at once.
  SideThread::Ticket begin(SideThread::Work work);
  /// True once it is done; waits as long as most scripts need.
  bool soon_done(SideThread::Ticket ticket) const { return thread_.wait(ticket, patience_); }
  bool done(SideThread::Ticket ticket) const { return thread_.done(ticket); }
  bool idle() const { return thread_.idle(); }
  /// Nobody wants what was asked any more.
  void drop() { thread_.drop(); }
  /// Waits until nothing is worked on.
  void finish() const { thread_.finish(); }

  /// Somebody goes on without an answer, and wants to be told when there is one.
  void miss() { missed_ = true; }
  /// True once when there may be an answer now.
  bool take_answered() { return missed_ && idle() && std::exchange(missed_, false); }
  bool missed() const { return missed_; }

 private:
  double patience_;
  std::uint64_t waits_ = 0;
  bool missed_ = false;
  SideThread thread_;
};

template <typename Question>
auto ScriptWorker::ask(const Question& question) {
  using Answer = decltype(question());
  if (thread_.here()) return question();
  ++waits_;
  std::optional<Answer> answer;
  std::exception_ptr failure;
  thread_.run([&] {
    const OneDecision one;
    try {
      answer.emplace(question());
    } catch (...) {
      failure = std::current_exception();
    }
  });
  if (failure) std::rethrow_exception(failure);
  return *std::move(answer);
}

inline SideThread::Ticket ScriptWorker::begin(SideThread::Work work) {
  return thread_.ask([work = std::move(work)](const std::stop_token& stop) {
    const StoppableScripts stoppable(stop);
    work(stop);
  });
}

}  // namespace tablier
