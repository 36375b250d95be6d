#include "tools/row_completion.hpp"

#include <algorithm>

namespace tablier::katamino {
namespace {

std::size_t before_gap(const SeriesRow& row) {
  return static_cast<std::size_t>(std::find(row.numbers.begin(), row.numbers.end(), 0) - row.numbers.begin());
}

}  // namespace

std::size_t count_empty(const std::vector<SeriesRow>& rows) {
  std::size_t empty = 0;
  for (const SeriesRow& row : rows) empty += static_cast<std::size_t>(std::count(row.numbers.begin(), row.numbers.end(), 0));
  return empty;
}

bool has_empty(const SeriesRow& row) { return before_gap(row) < row.numbers.size(); }

Result<std::vector<SeriesRow>> filled(const std::vector<SeriesRow>& rows, PentaBook& book, const ToolCall& call) {
  int first = kMaxNumber, last = 0;
  for (const SeriesRow& row : rows) {
    first = std::min(first, row.first);
    last = std::max(last, static_cast<int>(row.numbers.size()));
  }
  GridRequest request{.known = rows,
                      .rows = static_cast<int>(rows.size()),
                      .from = first,
                      .to = last,
                      .keeps_lengths = true,
                      .objective = Objective::curve};
  auto grid = make_grid(request, book, call);
  if (!grid && !call.stop.stop_requested()) {
    request.n1_in_penta5 = true;
    if (auto other = make_grid(request, book, call)) grid = std::move(other);
  }
  if (!grid) return grid.problem();
  return std::move(grid->rows);
}

Result<std::vector<SeriesRow>> filled_among(const std::vector<SeriesRow>& rows, const std::vector<std::size_t>& chosen, PentaBook& book,
                                            const ToolCall& call) {
  std::vector<SeriesRow> known;
  for (const std::size_t r : chosen) known.push_back(rows[r]);
  for (std::size_t r = 0; r < rows.size(); ++r) {
    if (std::find(chosen.begin(), chosen.end(), r) != chosen.end()) continue;
    SeriesRow row = rows[r];
    row.numbers.resize(before_gap(row));
    if (static_cast<int>(row.numbers.size()) >= row.first) known.push_back(std::move(row));
  }
  return filled(known, book, call);
}

std::vector<std::size_t> rows_never_filled(const std::vector<SeriesRow>& rows, PentaBook& book, const ToolCall& call) {
  const ToolCall quiet{call.content, {}, {}, {}, call.stop, {}};
  std::vector<std::size_t> never;
  for (std::size_t r = 0; r < rows.size() && !call.stop.stop_requested(); ++r)
    if (has_empty(rows[r]) && !filled_among(rows, {r}, book, quiet)) never.push_back(r);
  return never;
}

std::vector<std::string> names_never_filled(const std::vector<SeriesRow>& rows, PentaBook& book, const ToolCall& call) {
  std::vector<std::string> names;
  for (const std::size_t r : rows_never_filled(rows, book, call)) names.push_back(rows[r].name);
  return names;
}

}  // namespace tablier::katamino
