#pragma once

#include "editor/series/model/cell_index.hpp"
#include "jobs/latest_job.hpp"
#include "tools/row_candidates.hpp"

#include <memory>

/// Candidates of the chosen slot, found beside the window. One thread owns it and calls it.
namespace tablier::editor {

using katamino::Candidate;
using katamino::PentaAtlas;

class CandidateFinder {
 public:
  explicit CandidateFinder(std::vector<PieceSpec> pieces)
      : atlas_(std::make_shared<PentaAtlas>(std::move(pieces))), job_(Problem("editor.no.failed")) {}

  /// This slot from now on: what was looked for another one is dropped. The same slot of the same rows is looked at once.
  void look(const std::vector<SeriesRow>& rows, CellIndex cell);
  /// Takes what was found; true where there was something.
  bool poll();
  bool busy() const { return job_.busy(); }
  /// Of the slot that was looked at last; empty until they are found.
  const std::vector<Candidate>& candidates() const { return found_; }

 private:
  std::vector<SeriesRow> rows_;
  CellIndex cell_;
  bool is_asked_ = false;
  std::vector<Candidate> found_;
  std::shared_ptr<PentaAtlas> atlas_;  ///< the worker's, one call after the other
  LatestJob<std::vector<Candidate>> job_;
};

}  // namespace tablier::editor
