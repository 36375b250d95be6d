#include "editor/series/session/generator.hpp"

#include "sdk/rng.hpp"
#include "tools/largest_grid.hpp"
#include "tools/series_completion.hpp"

#include <algorithm>
#include <optional>
#include <ranges>
#include <set>

namespace tablier::editor {
namespace {

Alternative alternative_of(katamino::SeriesGrid grid, const katamino::GridRequest& request, katamino::PentaBook& book,
                           const ToolCall& call) {
  SeriesSpec series;
  series.rows = std::move(grid.rows);
  Counts counts;
  const auto figures = katamino::figures_of(series, [&](katamino::NumberSet set) { return counts[set] = book.solutions(set, call.stop); });
  katamino::GridCurve curve;
  if (request.objective == katamino::Objective::curve) curve = katamino::reached_curve(series.rows, request, book, call.stop);
  return {std::move(series.rows), figures, grid.optimal, grid.last_pieces_differ, std::move(counts), std::move(curve)};
}

std::vector<katamino::SeriesPenta> pentas_of_rows(const std::vector<SeriesRow>& rows) {
  SeriesSpec series;
  series.rows = rows;
  return katamino::pentas_of(series);
}

std::set<katamino::NumberSet> sets_of_rows(const std::vector<SeriesRow>& rows) {
  std::set<katamino::NumberSet> sets;
  for (const katamino::SeriesPenta& penta : pentas_of_rows(rows)) sets.insert(penta.set);
  return sets;
}

/// As the search of grids sees them: in whatever order a row's first pieces, or rows, stand.
bool has_same_pentas(const std::vector<SeriesRow>& a, const std::vector<SeriesRow>& b) { return sets_of_rows(a) == sets_of_rows(b); }

/// Where the grid with the fewest sets of those before is one of them, chance among equals is tried so often: what is left may be a mixture
/// of them, in which no set is new.
constexpr int kTries = 8;

/// One that is not among those before; the same problem where there is none at all, and absent where only such were found.
std::optional<Result<katamino::SeriesGrid>> another_grid(katamino::GridRequest request, const std::vector<Alternative>& before,
                                                         katamino::PentaBook& book, const ToolCall& call) {
  const auto is_known = [&](const std::vector<SeriesRow>& rows) {
    return std::ranges::any_of(before, [&](const Alternative& one) { return has_same_pentas(one.rows, rows); });
  };
  for (int i = 0; i < kTries && !call.stop.stop_requested(); ++i) {
    auto grid = katamino::make_grid(request, book, call);
    if (!grid || !is_known(grid->rows)) return grid;
    request.avoided.clear();
    request.seed = mix(request.seed + 1);
  }
  return std::nullopt;
}

/// A few, each as different from those before it as a grid can be that is as good; a problem where there is not even one.
Result<std::vector<Alternative>> alternatives_for(katamino::GridRequest request, katamino::PentaBook& book, const ToolCall& call) {
  std::vector<Alternative> all;
  while (all.size() < Generator::kAlternatives) {
    const double share = 1.0 / Generator::kAlternatives, begun = share * static_cast<double>(all.size());
    const ToolCall part{call.content, {}, {}, {}, call.stop, [&](double done) { call.progress(begun + share * done); }};
    auto found = another_grid(request, all, book, part);
    if (found && !*found && all.empty())
      return katamino::with_reason_of_row(katamino::with_most_rows(found->problem(), request, book, part), request, call);
    if (!found || !*found) break;
    request.avoided.merge(sets_of_rows((*found)->rows));
    all.push_back(alternative_of(**std::move(found), request, book, part));
  }
  return all;
}

}  // namespace

katamino::GridRequest grid_request(katamino::GridRequest wished, const std::vector<SeriesRow>& rows,
                                   const std::function<bool(CellIndex)>& is_locked, RowPentas pentas) {
  const bool own = pentas == RowPentas::own;
  wished.known.clear();
  std::size_t used = 0;
  for (std::size_t r = 0; r < rows.size(); ++r)
    for (std::size_t c = 0; c < rows[r].numbers.size(); ++c) {
      if (rows[r].numbers[c] == 0 || !is_locked({r, c})) continue;
      used = r + 1;
      if (!own) wished.to = std::max(wished.to, static_cast<int>(c) + 1);
    }
  wished.rows = std::max(wished.rows, static_cast<int>(used));
  for (std::size_t r = 0; r < rows.size() && static_cast<int>(r) < wished.rows; ++r) {
    const std::size_t length = own ? rows[r].numbers.size() : static_cast<std::size_t>(wished.to);
    SeriesRow row{rows[r].name, own ? rows[r].first : wished.from, std::vector<int>(length)};
    for (std::size_t c = 0; c < rows[r].numbers.size() && c < row.numbers.size(); ++c)
      if (is_locked({r, c})) row.numbers[c] = rows[r].numbers[c];
    wished.known.push_back(std::move(row));
  }
  return wished;
}

void Generator::start(katamino::GridRequest request) {
  worker_.start(
      [request = std::move(request)](katamino::PentaBook& book, const ToolCall& call) { return alternatives_for(request, book, call); });
}

}  // namespace tablier::editor
