#include "tools/series_figures.hpp"

#include "sdk/spelling.hpp"
#include "tools/tool_list.hpp"

#include <algorithm>
#include <bit>
#include <set>

namespace tablier::katamino {
std::vector<SeriesPenta> pentas_of(const SeriesSpec& series) {
  std::vector<SeriesPenta> pentas;
  for (const SeriesRow& row : series.rows) {
    SeriesPenta penta{row.name, {}, 0};
    for (const int n : row.numbers) {
      if (n == 0) break;
      penta.numbers.push_back(n);
      penta.set |= number_bit(n);
      if (static_cast<int>(penta.numbers.size()) >= row.first) pentas.push_back(penta);
    }
  }
  return pentas;
}

Status check_series(const SeriesSpec& series, std::span<const PieceSpec> specs) {
  if (auto sound = check_numbers(specs); !sound) return sound;
  for (const SeriesRow& row : series.rows) {
    std::vector<int> known = row.numbers;
    std::erase(known, 0);
    if (auto sound = check_known(specs, known); !sound) return sound;
    if (std::popcount(number_set(known)) != static_cast<int>(known.size()))
      return Problem("katamino.answer.twice_in_row", {{"row", row.name}});
    if (row.first < 1) return Problem("katamino.answer.first_penta", {{"row", row.name}});
  }
  return Done{};
}

SeriesFigures figures_of(const SeriesSpec& series, const std::function<std::uint64_t(NumberSet)>& solutions_of) {
  SeriesFigures figures;
  std::set<NumberSet> met;
  for (const SeriesPenta& penta : pentas_of(series)) {
    const std::uint64_t solutions = solutions_of(penta.set);
    ++figures.pentas;
    figures.solutions += solutions;
    figures.single += solutions == 1;
    if (solutions == 0) figures.impossible.push_back(penta.name());
    if (!met.insert(penta.set).second) figures.repeated.push_back(penta.name());
  }
  figures.distinct_sets = met.size();
  return figures;
}

SeriesFigures figures_of(const SeriesSpec& series, PentaBook& book, const ToolCall& call) {
  const std::size_t all = pentas_of(series).size();
  std::size_t done = 0;
  return figures_of(series, [&](NumberSet set) {
    const std::uint64_t solutions = book.solutions(set, call.stop);
    tell(call, double(++done) / double(all));
    return solutions;
  });
}

Value to_value(const SeriesFigures& figures) {
  return Value::map({{"pentas", std::uint64_t{figures.pentas}},
                     {"distinct_sets", std::uint64_t{figures.distinct_sets}},
                     {"solutions", figures.solutions},
                     {"single", std::uint64_t{figures.single}},
                     {"impossible", Value::list_of(figures.impossible)},
                     {"repeated", Value::list_of(figures.repeated)}});
}

std::vector<Text> lines_of(const SeriesFigures& figures) {
  std::vector<Text> lines{Text("katamino.answer.series", {{"pentas", figures.pentas},
                                                          {"sets", figures.distinct_sets},
                                                          {"solutions", static_cast<std::int64_t>(figures.solutions)},
                                                          {"single", figures.single}})};
  if (!figures.impossible.empty())
    lines.push_back(Text("katamino.answer.impossible", {{"names", joined(figures.impossible)}, {"n", figures.impossible.size()}}));
  if (!figures.repeated.empty())
    lines.push_back(Text("katamino.answer.repeated", {{"names", joined(figures.repeated)}, {"n", figures.repeated.size()}}));
  return lines;
}

}  // namespace tablier::katamino
