#include "tools/largest_grid.hpp"

#include <algorithm>

namespace tablier::katamino {
namespace {

bool knows_any(const GridRequest& request) {
  return std::any_of(request.known.begin(), request.known.end(), [](const SeriesRow& row) {
    return std::any_of(row.numbers.begin(), row.numbers.end(), [](int number) { return number != 0; });
  });
}

}  // namespace

Problem with_most_rows(Problem why, GridRequest request, PentaBook& book, const ToolCall& call) {
  if (why.text.key != "katamino.answer.no_grid" || knows_any(request)) return why;
  const int wanted = request.rows;
  request.known.clear();
  request.objective = Objective::fewest;
  int most = 0;
  for (int above = wanted; above - most > 1 && !call.stop.stop_requested();) {
    request.rows = (most + above) / 2;
    (make_grid(request, book, call) ? most : above) = request.rows;
  }
  if (most == 0 || call.stop.stop_requested()) return why;
  return Problem("katamino.answer.no_grid_so_large", {{"rows", wanted}, {"most", most}});
}

}  // namespace tablier::katamino
