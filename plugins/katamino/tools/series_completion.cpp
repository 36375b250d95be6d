#include "tools/series_completion.hpp"

#include "tools/row_candidates.hpp"
#include "tools/row_completion.hpp"

#include <algorithm>

namespace tablier::katamino {
namespace {

/// Those that can be filled each by itself go together where that can be, else one after the other.
void fill_some(std::vector<SeriesRow>& rows, PentaBook& book, const ToolCall& call) {
  const auto never = rows_never_filled(rows, book, call);
  std::vector<std::size_t> able;
  for (std::size_t r = 0; r < rows.size(); ++r)
    if (has_empty(rows[r]) && std::find(never.begin(), never.end(), r) == never.end()) able.push_back(r);
  const auto take = [&](const std::vector<std::size_t>& chosen) {
    const auto made = filled_among(rows, chosen, book, call);
    for (std::size_t i = 0; made && i < chosen.size(); ++i) rows[chosen[i]] = (*made)[i];
    return bool(made);
  };
  if (able.empty() || take(able)) return;
  for (const std::size_t r : able) take({r});
}

}  // namespace

Result<Completed> completed(const std::vector<SeriesRow>& rows, PentaBook& book, PentaAtlas& atlas, const ToolCall& call) {
  auto whole = filled(rows, book, call);
  if (whole) return Completed{*std::move(whole), {}};
  Completed made{rows, {}};
  if (!call.stop.stop_requested()) fill_some(made.rows, book, call);
  if (call.stop.stop_requested()) return whole.problem();
  for (std::size_t r = 0; r < rows.size(); ++r)
    if (has_empty(made.rows[r])) made.unfilled.push_back({rows[r].name, why_row_ends(made.rows, r, atlas, call.stop)});
  return made;
}

Problem with_reason_of_row(Problem why, const GridRequest& request, const ToolCall& call) {
  if (why.text.key != kNoRow) return why;
  const std::vector<SeriesRow> rows = rows_asked(request);
  for (std::size_t r = 0; r < rows.size(); ++r) {
    if (why.text != Text(kNoRow, {{"row", rows[r].name}})) continue;
    PentaAtlas atlas(call.content.pieces);
    return Problem("katamino.answer.unfilled", {{"row", rows[r].name}, {"why", why_row_ends(rows, r, atlas, call.stop)}});
  }
  return why;
}

}  // namespace tablier::katamino
