#include "editor/work/completion.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

using katamino::GridRequest;

bool is_empty(const SeriesRow& row) {
  return std::all_of(row.numbers.begin(), row.numbers.end(), [](int n) { return n == 0; });
}

bool has_gap(const SeriesRow& row) { return std::find(row.numbers.begin(), row.numbers.end(), 0) != row.numbers.end(); }

/// The tools carry every row as far as the longest one goes; empty rows are theirs to choose, unless a row is one penta only.
struct Request {
  GridRequest grid;
  std::vector<std::size_t> order;  ///< which of our rows each row of the answer is
};

Request request_for(const std::vector<SeriesRow>& rows) {
  Request request;
  GridRequest& grid = request.grid;
  grid.rows = static_cast<int>(rows.size());
  grid.objective = katamino::Objective::curve;
  grid.from = rows.front().first;
  grid.to = 0;
  for (const SeriesRow& row : rows) {
    grid.from = std::min(grid.from, row.first);
    grid.to = std::max(grid.to, static_cast<int>(row.numbers.size()));
  }
  const auto is_free = [&](const SeriesRow& row) { return is_empty(row) && grid.from < grid.to; };
  for (const bool free : {false, true})
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (is_free(rows[i]) != free) continue;
      request.order.push_back(i);
      if (!free) grid.known.push_back(rows[i]);
    }
  return request;
}

}  // namespace

Result<std::vector<SeriesRow>> completed(const std::vector<SeriesRow>& rows, katamino::PentaBook& book, const ToolCall& call) {
  const Request request = request_for(rows);
  const auto grid = katamino::make_grid(request.grid, book, call);
  if (!grid) return grid.problem();
  std::vector<SeriesRow> filled = rows;
  for (std::size_t i = 0; i < request.order.size(); ++i) {
    auto numbers = grid->rows[i].numbers;
    SeriesRow& row = filled[request.order[i]];
    numbers.resize(row.numbers.size());
    row.numbers = std::move(numbers);
    if (has_gap(row)) return Problem("katamino.answer.no_row", {{"row", row.name}});
  }
  return filled;
}

}  // namespace tablier::editor
