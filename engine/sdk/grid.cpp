#include "sdk/grid.hpp"

#include <charconv>
#include <optional>

namespace tablier {
namespace {

constexpr std::array<Place, 6> kSteps{Place{0, -1}, Place{-1, 0}, Place{1, 0}, Place{0, 1}, Place{0, 0, -1}, Place{0, 0, 1}};

std::optional<int> take_number(std::string_view& text) {
  int n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || n > 30000 || n < -30000) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return n;
}

Problem malformed(std::string_view text) { return Problem("place.malformed", {{"text", std::string(text)}}); }

Result<Place> parse_boundless(std::string_view text) {
  std::string_view rest = text;
  const auto x = take_number(rest);
  if (!x || !rest.starts_with(',')) return malformed(text);
  rest.remove_prefix(1);
  const auto y = take_number(rest);
  if (!y || !rest.empty()) return malformed(text);
  return Place{*x, *y};
}

}  // namespace

bool Grid::contains(Place p) const { return in_extent(p) && (mask.empty() || mask[static_cast<std::size_t>(index(p))] != 0); }

bool Grid::in_extent(Place p) const {
  if (!bounded()) return true;
  return p.x >= 0 && p.x < width && p.y >= 0 && p.y < height && p.z >= 0 && p.z < depth;
}

Neighbours Grid::neighbours(Place p) const {
  Neighbours found;
  const std::size_t steps = lattice == Lattice::cubes ? 6 : 4;
  for (std::size_t i = 0; i < steps; ++i) {
    // A triangle has one neighbour across its level side: below when it points up, above when down.
    if (lattice == Lattice::triangles && kSteps[i].y != 0 && kSteps[i].y != (points_up(p) ? 1 : -1)) continue;
    const Place q{p.x + kSteps[i].x, p.y + kSteps[i].y, p.z + kSteps[i].z};
    if (contains(q)) found.push(q);
  }
  return found;
}

std::string Grid::name(Place p) const {
  if (!bounded()) return std::to_string(p.x) + "," + std::to_string(p.y);
  for (const PlaceName& own : own_names)
    if (own.place == p) return own.name;
  const int x = p.x - first_column;
  const int column = x + (skip_i && x >= 8 ? 1 : 0);
  std::string text(1, static_cast<char>((upper_case ? 'A' : 'a') + column));
  text += std::to_string(p.y - first_row + 1);
  if (depth > 1) text += "." + std::to_string(p.z + 1);
  return text;
}

Result<Place> Grid::parse(std::string_view text) const {
  if (!bounded()) return parse_boundless(text);
  if (text.empty()) return malformed(text);
  for (const PlaceName& own : own_names)
    if (own.name == text) return own.place;
  const char letter = static_cast<char>(text[0] | 0x20);
  if (letter < 'a' || letter > 'z' || (skip_i && letter == 'i')) return malformed(text);
  const int column = letter - 'a' - (skip_i && letter > 'i' ? 1 : 0);
  std::string_view rest = text.substr(1);
  const auto row = take_number(rest);
  if (!row) return malformed(text);
  std::optional<int> layer = 1;
  if (depth > 1) {
    if (!rest.starts_with('.')) return malformed(text);
    rest.remove_prefix(1);
    layer = take_number(rest);
  }
  if (!layer || !rest.empty()) return malformed(text);
  const Place p{column + first_column, *row - 1 + first_row, *layer - 1};
  if (!contains(p)) return Problem("place.off_board", {{"text", std::string(text)}});
  return p;
}

}  // namespace tablier
