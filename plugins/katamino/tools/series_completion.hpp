#pragma once

#include "sdk/text.hpp"
#include "tools/penta_atlas.hpp"
#include "tools/series_grid.hpp"

/// Filling what is empty in a series.
namespace tablier::katamino {

/// A row that keeps its empty slots, and why.
struct UnfilledRow {
  std::string name;
  Text why;
};

struct Completed {
  std::vector<SeriesRow> rows;
  std::vector<UnfilledRow> unfilled;
};

/// The same rows, each as long as it is, without a gap wherever that can be: every penta can be solved and no set comes twice, as the
/// series tools make them, from easy to hard. What is laid stays where it is. A problem says that it was stopped.
Result<Completed> completed(const std::vector<SeriesRow>& rows, PentaBook& book, PentaAtlas& atlas, const ToolCall& call);

/// Where a grid cannot be made for the sake of a row: the same with the reason of that row. Others stay as they are.
Problem with_reason_of_row(Problem why, const GridRequest& request, const ToolCall& call);

}  // namespace tablier::katamino
