#pragma once

#include "tools/series_grid.hpp"

/// Filling what is empty in a series.
namespace tablier::editor {

/// The same rows, each as long as it is, without a gap: every penta can be solved and no set comes twice, as the series tools make them,
/// from easy to hard. What is laid stays where it is. A problem says why it cannot be, or that it was stopped.
Result<std::vector<SeriesRow>> completed(const std::vector<SeriesRow>& rows, katamino::PentaBook& book, const ToolCall& call);

}  // namespace tablier::editor
