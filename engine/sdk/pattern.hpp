#pragma once

#include "sdk/result.hpp"

#include <string>
#include <string_view>
#include <vector>

/// A pattern of the content (content.hpp) as it lies on a table: turned, or its reverse up.
namespace tablier {

/// Its name, then `-` for the reverse, then the number of quarter turns: `C`, `C-`, `C1`, `C-3`.
struct PlacedPattern {
  std::string name;
  bool reversed = false;  ///< mirrored left to right, before it is turned
  int turns = 0;          ///< quarter turns clockwise, 0 … 3

  friend bool operator==(const PlacedPattern&, const PlacedPattern&) = default;
};

/// Reads that form; says what is wrong with another. Whether there is a pattern of that name is not asked.
Result<PlacedPattern> parse_placed_pattern(std::string_view text);
/// Writes what `parse_placed_pattern` reads, in its shortest form.
std::string to_text(const PlacedPattern& placed);
/// Rows from the top as they lie then. Precondition: `rows` are square, each of one byte a place.
std::vector<std::string> rows_as_placed(const std::vector<std::string>& rows, const PlacedPattern& placed);

}  // namespace tablier
