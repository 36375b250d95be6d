#pragma once

#include "host/catalogue.hpp"
#include "jobs/side_thread.hpp"
#include "script/decision.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

/// Reads the scripts of games and variants beside the thread that draws: they run while they are read.
namespace tablier {

/// What is read of the catalogue for one who asks. Forgetting it is free: what is being read then is read to its end, for whoever asks
/// next.
template <typename T>
class Reading {
 public:
  /// Asked, and not taken yet.
  bool busy() const { return thread_ != nullptr; }
  bool ready() const { return busy() && thread_->done(ticket_); }
  /// The same; waits no longer than so many seconds.
  bool soon_ready(double patience) const { return busy() && thread_->wait(ticket_, patience); }
  /// Once; absent where it failed. Precondition: ready.
  std::optional<T> take() {
    thread_ = nullptr;
    return std::move(*std::exchange(result_, nullptr));
  }

 private:
  friend class CatalogueReader;

  const SideThread* thread_ = nullptr;  ///< null: nothing is asked
  SideThread::Ticket ticket_ = 0;
  std::shared_ptr<std::optional<T>> result_;  ///< the reader's until it is ready
};

/// One thread that reads one thing after another. Belongs to the thread that draws, and outlives every reading.
class CatalogueReader {
 public:
  explicit CatalogueReader(double patience) : patience_(patience) {}

  /// `work` gets a handle of the catalogue, and touches nothing else that anybody changes. Waits as long as most scripts need.
  template <typename T>
  Reading<T> ask(const Catalogue& catalogue, std::function<T(Catalogue&)> work) {
    Reading<T> reading;
    reading.thread_ = &thread_;
    reading.result_ = std::make_shared<std::optional<T>>();
    reading.ticket_ = thread_.ask([catalogue, result = reading.result_, work = std::move(work)](const std::stop_token& stop) {
      const StoppableScripts stoppable(stop);
      Catalogue same = catalogue;
      result->emplace(work(same));
    });
    static_cast<void>(reading.soon_ready(patience_));
    return reading;
  }

 private:
  const double patience_;
  SideThread thread_;
};

}  // namespace tablier
