#pragma once

#include "sdk/content.hpp"

#include <optional>
#include <string>

/// Reads back what forum_text writes, also where a forum has moved or quoted its lines.
namespace tablier::editor {

/// Its rows, and its title, author, date and licence as far as they stand above the grid. Nothing where no row can be told, or not where
/// one begins.
std::optional<SeriesSpec> read_forum_text(const std::string& text);

}  // namespace tablier::editor
