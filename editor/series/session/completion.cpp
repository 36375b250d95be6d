#include "editor/series/session/completion.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

using katamino::GridRequest;

bool is_empty(const SeriesRow& row) {
  return std::all_of(row.numbers.begin(), row.numbers.end(), [](int n) { return n == 0; });
}

bool has_gap(const SeriesRow& row) { return std::find(row.numbers.begin(), row.numbers.end(), 0) != row.numbers.end(); }

struct Request {
  GridRequest grid;
  std::vector<std::size_t> order;  ///< which of our rows each row of the answer is
};

/// From the first penta of any row to the last one of any.
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
  return request;
}

/// The tools carry every row as far as the longest one goes; empty rows are theirs to choose, unless a row is one penta only.
Request all_at_once(const std::vector<SeriesRow>& rows) {
  Request request = request_for(rows);
  GridRequest& grid = request.grid;
  const auto is_free = [&](const SeriesRow& row) { return is_empty(row) && grid.from < grid.to; };
  for (const bool free : {false, true})
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (is_free(rows[i]) != free) continue;
      request.order.push_back(i);
      if (!free) grid.known.push_back(rows[i]);
    }
  return request;
}

/// Each row only as far as it goes; the longest first, since of the largest pentas there are fewest.
Request one_by_one(const std::vector<SeriesRow>& rows) {
  Request request = request_for(rows);
  request.grid.keeps_lengths = true;
  for (std::size_t i = 0; i < rows.size(); ++i) request.order.push_back(i);
  std::stable_sort(request.order.begin(), request.order.end(),
                   [&](std::size_t a, std::size_t b) { return rows[a].numbers.size() > rows[b].numbers.size(); });
  for (const std::size_t i : request.order) request.grid.known.push_back(rows[i]);
  return request;
}

bool differ_in_length(const std::vector<SeriesRow>& rows) {
  return std::any_of(rows.begin(), rows.end(), [&](const SeriesRow& row) { return row.numbers.size() != rows.front().numbers.size(); });
}

Result<std::vector<SeriesRow>> filled_by(const Request& request, const std::vector<SeriesRow>& rows, katamino::PentaBook& book,
                                         const ToolCall& call) {
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

}  // namespace

Result<std::vector<SeriesRow>> completed(const std::vector<SeriesRow>& rows, katamino::PentaBook& book, const ToolCall& call) {
  auto filled = filled_by(all_at_once(rows), rows, book, call);
  // What short rows were carried on to may be what the long ones need.
  if (!filled && differ_in_length(rows) && !call.stop.stop_requested()) {
    auto apart = filled_by(one_by_one(rows), rows, book, call);
    if (apart) return apart;
  }
  return filled;
}

}  // namespace tablier::editor
