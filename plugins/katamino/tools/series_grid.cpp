#include "tools/series_grid.hpp"

#include "tools/differing_rows.hpp"
#include "tools/grid_search.hpp"
#include "tools/set_prices.hpp"
#include "tools/tool_list.hpp"

#include <algorithm>
#include <bit>

namespace tablier::katamino {
namespace {

/// A, B, … Z, then 27, 28, …: the first that no row has.
std::string row_name(const std::vector<SeriesRow>& rows) {
  for (int i = 1;; ++i) {
    const std::string name = i <= 26 ? std::string(1, static_cast<char>('A' + i - 1)) : std::to_string(i);
    if (std::none_of(rows.begin(), rows.end(), [&](const SeriesRow& row) { return row.name == name; })) return name;
  }
}

bool end_differently(const std::vector<SeriesRow>& rows) {
  std::set<int> last;
  return std::all_of(rows.begin(), rows.end(), [&](const SeriesRow& row) { return last.insert(row.numbers.back()).second; });
}

class GridMaker {
 public:
  GridMaker(const GridRequest& request, PentaBook& book, const ToolCall& call) : request_(request), book_(book), call_(call) {}

  Result<SeriesGrid> make() {
    auto rows = rows_asked(request_);
    int min = request_.from, cells = 0;
    for (const SeriesRow& row : rows) {
      min = std::min(min, row.first);
      request_.to = std::max(request_.to, static_cast<int>(row.numbers.size()));
      cells += static_cast<int>(row.numbers.size()) - row.first + 1;
    }
    prices_ = price_sets(request_, min, book_, call_);
    if (call_.stop.stop_requested()) return Problem("katamino.answer.stopped");
    priced_ = with_chance(prices_, cells, request_);
    return request_.last_pieces_differ ? differing(std::move(rows)) : any(std::move(rows));
  }

 private:
  /// The best rows, whatever they end with.
  Result<SeriesGrid> any(std::vector<SeriesRow> rows) const {
    const GridRows sorted(rows, priced_);
    bool proven = true;
    if (!sorted.classes().empty()) {
      GridSearch search{sorted.classes(), call_.stop, [this](double done) { tell(call_, 0.5 + done / 2); }};
      if (request_.objective == Objective::single) search.grain = kSingle;
      const auto found = search.run();
      if (call_.stop.stop_requested()) return Problem("katamino.answer.stopped");
      if (!found) return no_grid(sorted);
      for (std::size_t i = 0; i < found->paths.size(); ++i) GridRows::fill(rows, sorted.classes()[i], found->paths[i]);
      proven = found->is_proven;
    }
    const bool differ = end_differently(rows);
    return SeriesGrid{std::move(rows), differ, proven};
  }

  /// A size of which there are fewer sets than rows that want one; else which row cannot be, where there is one that could not be alone.
  Problem no_grid(const GridRows& sorted) const {
    if (auto few = too_few_sets(sorted.rows())) return *std::move(few);
    for (const RowClass& one : sorted.classes())
      if (one.of_known && !GridSearch{{one}, call_.stop}.run()) return Problem(kNoRow, {{"row", sorted.rows()[one.rows.front()].name}});
    return Problem("katamino.answer.no_grid");
  }

  std::optional<Problem> too_few_sets(const std::vector<SeriesRow>& rows) const {
    for (int size = request_.to; size > 0; --size) {
      const auto wanted = std::count_if(rows.begin(), rows.end(), [size](const SeriesRow& row) {
        return row.first <= size && size <= static_cast<int>(row.numbers.size());
      });
      const auto sets = std::count_if(prices_.begin(), prices_.end(), [size](const auto& one) { return std::popcount(one.first) == size; });
      if (sets < wanted)
        return Problem("katamino.answer.too_few_sets",
                       {{"penta", size}, {"sets", static_cast<std::int64_t>(sets)}, {"rows", static_cast<std::int64_t>(wanted)}});
    }
    return std::nullopt;
  }

  Result<SeriesGrid> differing(std::vector<SeriesRow> rows) const {
    if (rows.size() > book_.specs().size()) return Problem("katamino.answer.last_pieces", {{"n", book_.specs().size()}});
    const GridRows all(rows, priced_);
    if (all.classes().size() > 1) {
      auto filled = any(rows);
      if (!filled) return filled;
      const std::size_t most = most_rows(all);
      for (std::size_t i = 0; i < all.classes().size(); ++i)
        if (i != most)
          for (const std::size_t r : all.classes()[i].rows) rows[r] = filled->rows[r];
    }
    const GridRows sorted(rows, priced_);
    if (sorted.classes().empty()) return SeriesGrid{rows, end_differently(rows), true};
    const auto found = DifferingRows{sorted, request_, numbers(), prices_, call_}.run();
    if (call_.stop.stop_requested()) return Problem("katamino.answer.stopped");
    if (!found) return any(std::move(rows));
    GridRows::fill(rows, sorted.classes().front(), found->paths);
    const bool differ = end_differently(rows);
    return SeriesGrid{std::move(rows), differ, found->is_proven};
  }

  static std::size_t most_rows(const GridRows& all) {
    const auto& classes = all.classes();
    return static_cast<std::size_t>(std::max_element(classes.begin(), classes.end(),
                                                     [](const RowClass& a, const RowClass& b) { return a.rows.size() < b.rows.size(); }) -
                                    classes.begin());
  }

  std::vector<int> numbers() const {
    std::vector<int> all;
    for (const PieceSpec& s : book_.specs()) all.push_back(s.number);
    return all;
  }

  GridRequest request_;
  PentaBook& book_;
  const ToolCall& call_;
  SetPrices prices_;  // in whole units
  SetPrices priced_;  // in parts
};

}  // namespace

std::optional<Objective> objective_named(std::string_view name) {
  if (name == "single") return Objective::single;
  if (name == "fewest") return Objective::fewest;
  if (name == "most") return Objective::max;
  if (name == "curve") return Objective::curve;
  return std::nullopt;
}

std::vector<SeriesRow> rows_asked(const GridRequest& request) {
  std::vector<SeriesRow> rows = request.known;
  while (static_cast<int>(rows.size()) < request.rows) rows.push_back({row_name(rows), request.from, {}});
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const bool as_it_is = request.keeps_lengths && r < request.known.size();
    rows[r].numbers.resize(std::max({rows[r].numbers.size(), static_cast<std::size_t>(rows[r].first),
                                     as_it_is ? std::size_t{0} : static_cast<std::size_t>(request.to)}));
  }
  return rows;
}

Result<SeriesGrid> make_grid(const GridRequest& request, PentaBook& book, const ToolCall& call) {
  return GridMaker(request, book, call).make();
}

}  // namespace tablier::katamino
