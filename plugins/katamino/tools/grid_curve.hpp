#pragma once

#include "tools/series_grid.hpp"

/// How near a grid came to the curve that was asked for: what the editor draws and `series generate` prints.
namespace tablier::katamino {

struct GridCurve {
  /// How hard the pentas of each column from `request.from` on are on average, 0 … 1; less than 0 where there is none.
  std::vector<double> columns;
  double distance = 0;  ///< of a penta to the curve, on average, 0 … 1
};

GridCurve reached_curve(const std::vector<SeriesRow>& rows, const GridRequest& request, PentaBook& book, const std::stop_token& stop);

}  // namespace tablier::katamino
