#pragma once

#include <string>
#include <vector>

/// Tables of Markdown.
namespace tablier {

/// A row, with what would end a cell escaped.
std::string markdown_row(const std::vector<std::string>& cells);

}  // namespace tablier
