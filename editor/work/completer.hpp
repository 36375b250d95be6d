#pragma once

#include "editor/work/completion.hpp"

#include <atomic>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

/// Fills what is empty in a series beside the window. One thread owns it and calls it.
namespace tablier::editor {

class Completer {
 public:
  explicit Completer(std::vector<PieceSheet> pieces);
  Completer(const Completer&) = delete;
  Completer& operator=(const Completer&) = delete;

  /// Precondition: !busy().
  void start(std::vector<SeriesRow> rows);
  /// Nothing comes of it then.
  void cancel();
  bool busy() const { return busy_; }
  /// 0 … 1.
  double progress() const { return progress_; }
  /// What came of it, once.
  std::optional<Result<std::vector<SeriesRow>>> poll();

 private:
  void work(const std::vector<SeriesRow>& rows, const std::stop_token& stop);

  const Content content_;
  bool busy_ = false;
  std::atomic<double> progress_ = 0;
  katamino::PentaBook book_;  ///< the worker's while it works

  std::mutex mutex_;  // guards what follows
  std::optional<Result<std::vector<SeriesRow>>> answer_;

  std::jthread thread_;  // last: it ends before what it uses
};

}  // namespace tablier::editor
