#include "editor/series/model/report.hpp"

#include <algorithm>
#include <set>

namespace tablier::editor {
namespace {

PentaState state_of(std::uint64_t solutions) {
  return solutions == 0 ? PentaState::impossible : solutions == 1 ? PentaState::single : PentaState::several;
}

/// The news of slot `column`, what other rows hold apart.
PentaNews news_of(const SeriesRow& row, std::size_t column, const Counts& counts) {
  PentaNews news;
  for (std::size_t i = 0; i <= column; ++i) {
    if (row.numbers[i] == 0) ++news.missing;
    else news.set |= katamino::number_bit(row.numbers[i]);
  }
  if (news.missing > 0) {
    news.set = 0;
    return news;
  }
  const auto found = counts.find(news.set);
  news.state = found == counts.end() ? PentaState::counting : state_of(found->second);
  news.solutions = found == counts.end() ? 0 : found->second;
  return news;
}

}  // namespace

Report::Report(const SeriesSpec& series, const Counts& counts) {
  std::map<NumberSet, std::string> met;
  for (std::size_t r = 0; r < series.rows.size(); ++r) {
    const SeriesRow& row = series.rows[r];
    for (std::size_t c = static_cast<std::size_t>(std::max(1, row.first)) - 1; c < row.numbers.size(); ++c) {
      PentaNews news = news_of(row, c, counts);
      if (news.missing == 0) {
        const auto [earlier, is_new] = met.emplace(news.set, row.name + ":" + std::to_string(c + 1));
        if (!is_new) news.repeats = earlier->second;
      }
      waiting_ += news.state == PentaState::counting;
      news_.emplace(CellIndex{r, c}, std::move(news));
    }
  }
  figures_ = katamino::figures_of(series, [&](NumberSet set) {
    const auto found = counts.find(set);
    return found == counts.end() ? 0 : found->second;
  });
}

const PentaNews* Report::at(CellIndex cell) const {
  const auto found = news_.find(cell);
  return found == news_.end() ? nullptr : &found->second;
}

Repeats repeats_of(const SeriesSpec& series) {
  Repeats repeats;
  std::set<NumberSet> met;
  for (const katamino::SeriesPenta& penta : katamino::pentas_of(series))
    if (!met.insert(penta.set).second) repeats.emplace(penta.name(), penta.set);
  return repeats;
}

std::vector<std::string> meant_repeats(const SeriesSpec& series, const Repeats& printed) {
  std::vector<std::string> meant;
  if (printed.empty()) return meant;
  const Repeats now = repeats_of(series);
  for (const katamino::SeriesPenta& penta : katamino::pentas_of(series)) {
    const auto as_printed = printed.find(penta.name());
    if (as_printed != printed.end() && as_printed->second == penta.set && now.contains(penta.name())) meant.push_back(penta.name());
  }
  return meant;
}

std::vector<NumberSet> wanted_sets(const SeriesSpec& series, std::size_t first_row) {
  SeriesSpec turned = series;
  if (first_row < turned.rows.size())
    std::rotate(turned.rows.begin(), turned.rows.begin() + static_cast<std::ptrdiff_t>(first_row), turned.rows.end());
  std::vector<NumberSet> sets;
  for (const katamino::SeriesPenta& penta : katamino::pentas_of(turned))
    if (std::find(sets.begin(), sets.end(), penta.set) == sets.end()) sets.push_back(penta.set);
  return sets;
}

}  // namespace tablier::editor
