#include "editor/series/session/candidate_finder.hpp"

#include "editor/series/model/same_rows.hpp"

namespace tablier::editor {

void CandidateFinder::look(const std::vector<SeriesRow>& rows, CellIndex cell) {
  if (is_asked_ && cell == cell_ && same_rows(rows, rows_)) return;
  is_asked_ = true;
  rows_ = rows;
  cell_ = cell;
  found_.clear();
  job_.ask([atlas = atlas_, rows, cell](const std::stop_token& stop) -> Result<std::vector<Candidate>> {
    auto found = candidates_for(rows, cell, *atlas, stop);
    if (!found) return Problem("editor.no.failed");
    return *std::move(found);
  });
}

bool CandidateFinder::poll() {
  auto answer = job_.poll();
  if (!answer) return false;
  if (*answer) found_ = **std::move(answer);
  return true;
}

}  // namespace tablier::editor
