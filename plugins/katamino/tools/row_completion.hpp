#pragma once

#include "tools/series_grid.hpp"

/// Filling what is empty in rows, as long as they are. What the editor's filling and `series check` ask.
namespace tablier::katamino {

/// Empty slots of all rows.
std::size_t count_empty(const std::vector<SeriesRow>& rows);
bool has_empty(const SeriesRow& row);

/// All at once, from easy to hard, with no. 1 in a Penta 5 only where there is no other way; a problem says why that cannot be, or that it
/// was stopped.
Result<std::vector<SeriesRow>> filled(const std::vector<SeriesRow>& rows, PentaBook& book, const ToolCall& call);
/// The chosen ones alone, which come first; of others with empty slots only the pentas before those count.
Result<std::vector<SeriesRow>> filled_among(const std::vector<SeriesRow>& rows, const std::vector<std::size_t>& chosen, PentaBook& book,
                                            const ToolCall& call);
/// Rows with empty slots that cannot be filled even alone. Tells no progress.
std::vector<std::size_t> rows_never_filled(const std::vector<SeriesRow>& rows, PentaBook& book, const ToolCall& call);
std::vector<std::string> names_never_filled(const std::vector<SeriesRow>& rows, PentaBook& book, const ToolCall& call);

}  // namespace tablier::katamino
