#include "tools/grid_rows.hpp"

#include <algorithm>
#include <bit>

namespace tablier::katamino {
namespace {

/// Known numbers before the first gap.
std::size_t known_start(const SeriesRow& row) {
  return static_cast<std::size_t>(std::find(row.numbers.begin(), row.numbers.end(), 0) - row.numbers.begin());
}

NumberSet known_set(const SeriesRow& row, std::size_t columns) {
  NumberSet set = 0;
  for (std::size_t i = 0; i < columns; ++i)
    if (row.numbers[i] != 0) set |= number_bit(row.numbers[i]);
  return set;
}

/// Where a path of the row begins: at its first penta, or at the last one that is known before a gap.
std::size_t path_start(const SeriesRow& row) { return std::max(known_start(row), static_cast<std::size_t>(row.first)); }

bool is_known_after_gap(const SeriesRow& row) { return known_set(row, row.numbers.size()) != known_set(row, known_start(row)); }

/// Whether the row may pass through a set: it has what stands up to there and nothing of what comes later.
bool passes(const SeriesRow& row, NumberSet set) {
  const auto size = static_cast<std::size_t>(std::popcount(set));
  if (size < path_start(row) || size > row.numbers.size()) return false;
  return (set & known_set(row, row.numbers.size())) == known_set(row, size);
}

/// What is not known of the first columns, in the order of the numbers.
void fill_start(SeriesRow& row, NumberSet set) {
  std::vector<int> rest = numbers_of(set & ~known_set(row, row.numbers.size()));
  for (std::size_t i = 0, next = 0; i < static_cast<std::size_t>(std::popcount(set)); ++i)
    if (row.numbers[i] == 0) row.numbers[i] = rest[next++];
}

}  // namespace

GridRows::GridRows(std::vector<SeriesRow> rows, const SetPrices& prices) : rows_(std::move(rows)), prices_(prices) {
  for (const SeriesRow& row : rows_) use_known_pentas(row);
  for (std::size_t r = 0; r < rows_.size(); ++r) sort(r);
  for (RowClass& one : classes_) list_sets(one);
}

/// All but the last one of a row that goes on: that is where its path begins.
void GridRows::use_known_pentas(const SeriesRow& row) {
  const std::size_t known = known_start(row), used = known == row.numbers.size() ? known : std::max<std::size_t>(known, 1) - 1;
  for (std::size_t n = static_cast<std::size_t>(row.first); n <= used; ++n) used_.insert(known_set(row, n));
}

RowClass& GridRows::class_of(const std::string& key, int from, int to) {
  const auto [found, fresh] = by_key_.emplace(key, classes_.size());
  if (fresh) {
    classes_.emplace_back();
    classes_.back().from = from;
    classes_.back().to = to;
  }
  return classes_[found->second];
}

void GridRows::sort(std::size_t r) {
  const SeriesRow& row = rows_[r];
  const std::size_t known = known_start(row);
  const int to = static_cast<int>(row.numbers.size());
  if (known == row.numbers.size()) {
    taken_last_.insert(row.numbers.back());
    return;
  }
  const bool begun = known >= static_cast<std::size_t>(row.first);
  // Rows that are only begun go together with those that are empty; other known pieces make a class of their own
  // even where two rows have the same: the search decides about rows that are alone by their pieces, which settles more than set by set.
  if (begun && !is_known_after_gap(row)) {
    RowClass& one = class_of("to " + std::to_string(to), row.first, to);
    one.rows.insert(one.rows.begin() + static_cast<std::ptrdiff_t>(one.starts.size()), r);
    one.starts.push_back(known_set(row, known));
    return;
  }
  const bool empty = known_set(row, row.numbers.size()) == 0;
  const auto begun_class = by_key_.find("to " + std::to_string(to));
  const bool joins = empty && (begun_class == by_key_.end() || classes_[begun_class->second].free_rows == 0 ||
                               classes_[begun_class->second].from == row.first);
  RowClass& one = class_of(joins ? "to " + std::to_string(to) : "row " + std::to_string(r), row.first, to);
  one.from = static_cast<int>(path_start(row));
  one.of_known = !joins;
  one.rows.push_back(r);
  if (begun) one.starts.push_back(known_set(row, known));
  else ++one.free_rows;
}

void GridRows::list_sets(RowClass& one) const {
  const SeriesRow& row = rows_[one.rows.front()];
  int min = one.free_rows > 0 ? one.from : one.to;
  for (const NumberSet start : one.starts) min = std::min(min, std::popcount(start));
  std::set<NumberSet> starts(one.starts.begin(), one.starts.end());
  for (const auto& [set, price] : prices_) {
    const int size = std::popcount(set);
    const bool is_in = one.of_known ? passes(row, set) : size >= min && size <= one.to;
    if (!starts.contains(set) && is_in && !used_.contains(set)) one.sets.push_back({set, price});
  }
  for (const NumberSet start : starts) {  // it stands in the file, whatever the rules say
    const auto price = prices_.find(start);
    one.sets.push_back({start, price == prices_.end() ? 0 : price->second});
  }
}

void GridRows::fill(std::vector<SeriesRow>& rows, const RowClass& filled, const std::vector<SetPath>& paths) {
  for (std::size_t i = 0; i < paths.size(); ++i) {
    SeriesRow& row = rows[filled.rows[i]];
    fill_start(row, paths[i].front());
    for (std::size_t s = 1; s < paths[i].size(); ++s) {
      const NumberSet set = paths[i][s];
      row.numbers[static_cast<std::size_t>(std::popcount(set)) - 1] = std::countr_zero(set & ~paths[i][s - 1]) + 1;
    }
  }
}

}  // namespace tablier::katamino
