#include "solver/notation.hpp"

#include "sdk/expect.hpp"

#include <algorithm>
#include <tuple>

namespace tablier::katamino {

Grid grid_around(const std::vector<Place>& region) {
  Place max;
  for (const Place p : region) max = {std::max(max.x, p.x), std::max(max.y, p.y), std::max(max.z, p.z)};
  const Lattice lattice = max.z > 0 ? Lattice::cubes : Lattice::squares;
  return {lattice, max.x + 1, max.y + 1, max.z + 1};
}

std::string to_notation(const Laid& laid, std::span<const PieceSpec> specs, const Grid& grid) {
  const auto spec = std::find_if(specs.begin(), specs.end(), [&](const PieceSpec& s) { return s.number == laid.number; });
  expects(spec != specs.end());
  std::vector<Place> cells = laid.cells;
  std::sort(cells.begin(), cells.end(), [](Place a, Place b) { return std::tie(a.x, a.y, a.z) < std::tie(b.x, b.y, b.z); });
  std::string text = spec->letter;
  char before = ':';
  for (const Place cell : cells) {
    (text += before) += grid.name(cell);
    before = '-';
  }
  return text;
}

Result<Laid> parse_laid(std::string_view text, std::span<const PieceSpec> specs, const Grid& grid) {
  const auto colon = text.find(':');
  if (colon == std::string_view::npos) return Problem("katamino.notation.malformed", {{"text", std::string(text)}});
  const std::string_view letter = text.substr(0, colon);
  const auto spec = std::find_if(specs.begin(), specs.end(), [&](const PieceSpec& s) { return s.letter == letter; });
  if (spec == specs.end()) return Problem("katamino.notation.unknown_piece", {{"text", std::string(letter)}});
  std::vector<Place> cells;
  for (std::string_view rest = text.substr(colon + 1);;) {
    const auto dash = rest.find('-');
    auto cell = grid.parse(rest.substr(0, dash));
    if (!cell) return cell.problem();
    cells.push_back(*cell);
    if (dash == std::string_view::npos) break;
    rest.remove_prefix(dash + 1);
  }
  return lay(spec->number, std::move(cells));
}

}  // namespace tablier::katamino
