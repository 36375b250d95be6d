#pragma once

#include "editor/series/session/completion.hpp"
#include "jobs/latest_job.hpp"

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

/// Fills what is empty in a series beside the window. One thread owns it and calls it.
namespace tablier::editor {

class Completer {
 public:
  explicit Completer(std::vector<PieceSpec> pieces);

  /// Precondition: !busy().
  void start(std::vector<SeriesRow> rows);
  /// Nothing comes of it then.
  void cancel() { job_.cancel(); }
  bool busy() const { return job_.busy(); }
  /// 0 … 1.
  double progress() const { return *progress_; }
  /// What came of it, once.
  std::optional<Result<std::vector<SeriesRow>>> poll() { return job_.poll(); }

 private:
  const Content content_;
  std::shared_ptr<std::atomic<double>> progress_;  ///< of the run that was started last
  katamino::PentaBook book_;                       ///< the worker's while it works
  LatestJob<std::vector<SeriesRow>> job_;
};

}  // namespace tablier::editor
