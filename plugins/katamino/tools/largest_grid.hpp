#pragma once

#include "tools/series_grid.hpp"

/// How large a grid could be that was asked for in vain.
namespace tablier::katamino {

/// Why there is no grid: where no piece is known and fewer rows would do, with the most rows that there can be. Asks for several grids.
Problem with_most_rows(Problem why, GridRequest request, PentaBook& book, const ToolCall& call);

}  // namespace tablier::katamino
