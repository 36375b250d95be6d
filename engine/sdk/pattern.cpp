#include "sdk/pattern.hpp"

#include <algorithm>

namespace tablier {
namespace {

std::vector<std::string> turned_clockwise(const std::vector<std::string>& rows) {
  std::vector<std::string> turned(rows.size(), std::string(rows.size(), ' '));
  for (std::size_t y = 0; y < rows.size(); ++y)
    for (std::size_t x = 0; x < rows.size(); ++x) turned[x][rows.size() - 1 - y] = rows[y][x];
  return turned;
}

}  // namespace

Result<PlacedPattern> parse_placed_pattern(std::string_view text) {
  std::string_view rest = text;
  PlacedPattern placed;
  if (!rest.empty() && rest.back() >= '0' && rest.back() <= '3') {
    placed.turns = rest.back() - '0';
    rest.remove_suffix(1);
  }
  if (rest.ends_with('-')) {
    placed.reversed = true;
    rest.remove_suffix(1);
  }
  const bool digit_left = !rest.empty() && rest.back() >= '0' && rest.back() <= '9';
  if (rest.empty() || rest.ends_with('-') || digit_left) return Problem("pattern.malformed", {{"text", std::string(text)}});
  placed.name = rest;
  return placed;
}

std::string to_text(const PlacedPattern& placed) {
  return placed.name + (placed.reversed ? "-" : "") + (placed.turns > 0 ? std::to_string(placed.turns) : "");
}

std::vector<std::string> rows_as_placed(const std::vector<std::string>& rows, const PlacedPattern& placed) {
  std::vector<std::string> lying = rows;
  if (placed.reversed)
    for (std::string& row : lying) std::reverse(row.begin(), row.end());
  for (int i = 0; i < placed.turns; ++i) lying = turned_clockwise(lying);
  return lying;
}

}  // namespace tablier
