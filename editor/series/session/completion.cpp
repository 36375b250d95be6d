#include "editor/series/session/completion.hpp"

#include "editor/series/session/candidates.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

using GridOfRows = std::vector<SeriesRow>;

std::ptrdiff_t first_gap(const SeriesRow& row) { return std::find(row.numbers.begin(), row.numbers.end(), 0) - row.numbers.begin(); }
bool is_whole(const SeriesRow& row) { return first_gap(row) == std::ssize(row.numbers); }

Result<GridOfRows> filled_all(const GridOfRows& rows, katamino::PentaBook& book, const ToolCall& call) {
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

/// GridOfRows that are filled together, round those that stay as they are.
class PartlyFilled {
 public:
  PartlyFilled(const GridOfRows& rows, katamino::PentaBook& book, const ToolCall& call) : rows_(rows), book_(book), call_(call) {}

  /// Those that can be filled each by itself go together where that can be, else one after the other.
  void fill() {
    std::vector<std::size_t> able;
    for (std::size_t r = 0; r < rows_.size(); ++r)
      if (!is_whole(rows_[r]) && filled_with({r})) able.push_back(r);
    if (able.empty() || take(able)) return;
    for (const std::size_t r : able) take({r});
  }

  const GridOfRows& rows() const { return rows_; }

 private:
  bool take(const std::vector<std::size_t>& chosen) {
    const auto filled = filled_with(chosen);
    if (!filled) return false;
    for (std::size_t i = 0; i < chosen.size(); ++i) rows_[chosen[i]] = (*filled)[i];
    return true;
  }

  /// The chosen rows first. Of others with gaps only the pentas before those count.
  Result<GridOfRows> filled_with(const std::vector<std::size_t>& chosen) {
    GridOfRows known;
    for (const std::size_t r : chosen) known.push_back(rows_[r]);
    for (std::size_t r = 0; r < rows_.size(); ++r) {
      if (std::find(chosen.begin(), chosen.end(), r) != chosen.end()) continue;
      SeriesRow row = rows_[r];
      row.numbers.resize(static_cast<std::size_t>(first_gap(row)));
      if (std::ssize(row.numbers) >= row.first) known.push_back(std::move(row));
    }
    return filled_all(known, book_, call_);
  }

  GridOfRows rows_;
  katamino::PentaBook& book_;
  const ToolCall& call_;
};

}  // namespace

Result<Completed> completed(const GridOfRows& rows, katamino::PentaBook& book, PentaAtlas& atlas, const ToolCall& call) {
  auto whole = filled_all(rows, book, call);
  if (whole) return Completed{*std::move(whole), {}};
  PartlyFilled partly(rows, book, call);
  if (!call.stop.stop_requested()) partly.fill();
  if (call.stop.stop_requested()) return whole.problem();
  Completed made{partly.rows(), {}};
  for (std::size_t r = 0; r < made.rows.size(); ++r)
    if (!is_whole(made.rows[r])) made.unfilled.push_back({made.rows[r].name, why_row_ends(made.rows, r, atlas, call.stop)});
  return made;
}

}  // namespace tablier::editor
