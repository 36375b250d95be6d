#include "editor/series/session/completion.hpp"

#include <algorithm>

namespace tablier::editor {

Result<std::vector<SeriesRow>> completed(const std::vector<SeriesRow>& rows, katamino::PentaBook& book, const ToolCall& call) {
  const auto first = std::min_element(rows.begin(), rows.end(), [](const SeriesRow& a, const SeriesRow& b) { return a.first < b.first; });
  std::size_t last = 0;
  for (const SeriesRow& row : rows) last = std::max(last, row.numbers.size());
  auto grid = katamino::make_grid({.known = rows,
                                   .rows = static_cast<int>(rows.size()),
                                   .from = first->first,
                                   .to = static_cast<int>(last),
                                   .keeps_lengths = true,
                                   .objective = katamino::Objective::curve},
                                  book, call);
  if (!grid) return grid.problem();
  return std::move(grid->rows);
}

}  // namespace tablier::editor
