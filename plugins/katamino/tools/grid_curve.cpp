#include "tools/grid_curve.hpp"

#include "tools/series_figures.hpp"
#include "tools/set_prices.hpp"

#include <cmath>

namespace tablier::katamino {

GridCurve reached_curve(const std::vector<SeriesRow>& rows, const GridRequest& request, PentaBook& book, const std::stop_token& stop) {
  SeriesSpec series;
  series.rows = rows;
  const auto pentas = pentas_of(series);
  GridCurve curve;
  std::size_t all = 0;
  for (int size = request.from; size <= request.to; ++size) {
    const auto ranks = ranks_of(request, size, book, stop);
    double sum = 0;
    std::size_t count = 0;
    for (const SeriesPenta& penta : pentas) {
      const auto rank = static_cast<int>(penta.numbers.size()) == size ? ranks.find(penta.set) : ranks.end();
      if (rank == ranks.end()) continue;
      sum += rank->second;
      curve.distance += std::abs(rank->second - wanted_difficulty(request, size));
      ++count;
    }
    curve.columns.push_back(count > 0 ? sum / double(count) : -1);
    all += count;
  }
  if (all > 0) curve.distance /= double(all);
  return curve;
}

}  // namespace tablier::katamino
