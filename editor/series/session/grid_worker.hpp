#pragma once

#include "editor/series/session/piece_content.hpp"
#include "jobs/latest_job.hpp"
#include "sdk/tool.hpp"
#include "tools/penta_book.hpp"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

/// Works on whole grids beside the window: filling one in, making a few. One thread owns it and calls it.
namespace tablier::editor {

template <typename Made>
class GridWorker {
 public:
  /// Runs on the worker; the book is its own as long as it does. The call has the pieces, tells how far it is and says when to stop.
  using Work = std::function<Result<Made>(katamino::PentaBook& book, const ToolCall& call)>;

  explicit GridWorker(std::vector<PieceSpec> pieces)
      : content_(content_of(std::move(pieces))),
        progress_(std::make_shared<std::atomic<double>>(0)),
        book_(content_.pieces, katamino::LineRule::rows),
        job_(Problem("editor.no.failed")) {}

  /// Drops what was asked before.
  void start(Work work) {
    progress_ = std::make_shared<std::atomic<double>>(0);
    job_.ask([this, progress = progress_, work = std::move(work)](const std::stop_token& stop) {
      return work(book_, {content_, {}, {}, {}, stop, [progress](double done) { *progress = done; }});
    });
  }
  /// Nothing comes of it then.
  void cancel() { job_.cancel(); }
  bool busy() const { return job_.busy(); }
  /// 0 … 1.
  double progress() const { return *progress_; }
  /// What came of it, once.
  std::optional<Result<Made>> poll() { return job_.poll(); }

 private:
  const Content content_;
  std::shared_ptr<std::atomic<double>> progress_;  ///< of the run that was started last
  katamino::PentaBook book_;                       ///< the worker's while it works
  LatestJob<Made> job_;
};

}  // namespace tablier::editor
