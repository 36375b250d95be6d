#include "editor/series/session/candidate_finder.hpp"

#include "editor/series/model/same_rows.hpp"

namespace tablier::editor {

void CandidateFinder::look(const std::vector<SeriesRow>& rows, Spot spot) {
  if (is_asked_ && spot == spot_ && same_rows(rows, rows_)) return;
  is_asked_ = true;
  rows_ = rows;
  spot_ = spot;
  found_.clear();
  job_.ask([atlas = atlas_, rows, spot](const std::stop_token& stop) -> Result<std::vector<Candidate>> {
    auto found = candidates_for(rows, spot, *atlas, stop);
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
