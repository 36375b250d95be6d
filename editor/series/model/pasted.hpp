#pragma once

#include "sdk/content.hpp"
#include "sdk/result.hpp"

#include <string>
#include <variant>
#include <vector>

/// What goes through the clipboard: a row as its line in the file, numbers as they are typed, lines of numbers that are a row each, and
/// whole series, also as a forum shows them.
namespace tablier::editor {

/// `C: {first_penta: 5, numbers: [2, 3, 7]}` and a line break.
std::string row_text(const SeriesRow& row);

/// A whole series, to be opened by itself.
struct PastedSeries {
  std::string text;
};
using PastedRows = std::vector<SeriesRow>;
using PastedNumbers = std::vector<int>;
/// Nothing where a text is none of these; a problem where it has rows that have one.
using Pasted = std::variant<std::monostate, PastedNumbers, PastedRows, PastedSeries, Problem>;
Pasted read_pasted(const std::string& text, const std::vector<PieceSpec>& pieces);

}  // namespace tablier::editor
