#include "solver/notation.hpp"

#include "sdk/expect.hpp"

#include <algorithm>
#include <tuple>

namespace tablier::katamino {

Grid grid_around(const std::vector<Place>& region) {
  Place most;
  for (const Place p : region) most = {std::max(most.x, p.x), std::max(most.y, p.y), std::max(most.z, p.z)};
  const Lattice lattice = most.z > 0 ? Lattice::cubes : Lattice::squares;
  return {lattice, most.x + 1, most.y + 1, most.z + 1};
}

std::string to_notation(const Laid& laid, std::span<const PieceSheet> sheets, const Grid& grid) {
  const auto sheet = std::find_if(sheets.begin(), sheets.end(), [&](const PieceSheet& s) { return s.number == laid.number; });
  expects(sheet != sheets.end());
  std::vector<Place> cells = laid.cells;
  std::sort(cells.begin(), cells.end(), [](Place a, Place b) { return std::tie(a.x, a.y, a.z) < std::tie(b.x, b.y, b.z); });
  std::string text = sheet->letter;
  char before = ':';
  for (const Place cell : cells) {
    (text += before) += grid.name(cell);
    before = '-';
  }
  return text;
}

Result<Laid> parse_laid(std::string_view text, std::span<const PieceSheet> sheets, const Grid& grid) {
  const auto colon = text.find(':');
  if (colon == std::string_view::npos) return Problem("katamino.notation.malformed", {{"text", std::string(text)}});
  const std::string_view letter = text.substr(0, colon);
  const auto sheet = std::find_if(sheets.begin(), sheets.end(), [&](const PieceSheet& s) { return s.letter == letter; });
  if (sheet == sheets.end()) return Problem("katamino.notation.unknown_piece", {{"text", std::string(letter)}});
  std::vector<Place> cells;
  for (std::string_view rest = text.substr(colon + 1);;) {
    const auto dash = rest.find('-');
    auto cell = grid.parse(rest.substr(0, dash));
    if (!cell) return cell.problem();
    cells.push_back(*cell);
    if (dash == std::string_view::npos) break;
    rest.remove_prefix(dash + 1);
  }
  return lay(sheet->number, std::move(cells));
}

}  // namespace tablier::katamino
