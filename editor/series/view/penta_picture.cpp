#include "editor/series/view/penta_picture.hpp"

#include "ui/panels/piece_icon.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

constexpr int kBoardColumns = 12;

Token token_of(const PieceSpec& piece, const katamino::Laid& laid) {
  return {.id = piece.number,
          .kind = TokenKind::polyform,
          .places = laid.cells,
          .paint = piece_paint(piece),
          .labels = {std::to_string(piece.number), piece.letter}};
}

}  // namespace

Scene penta_scene(const std::vector<PieceSpec>& pieces, int columns, const katamino::Solution* solution) {
  const int width = std::max(kBoardColumns, columns);
  Surface board;
  board.grid = {Lattice::squares, width, katamino::kPentaHeight};
  for (int x = columns; x < width; ++x)
    for (int y = 0; y < katamino::kPentaHeight; ++y) board.paints.push_back({{x, y}, "wood_out"});
  if (columns < width) board.marks.push_back({.kind = MarkKind::divider, .place = {columns, 0}});
  Scene scene;
  scene.surfaces.push_back(std::move(board));
  if (!solution) return scene;
  for (const katamino::Laid& laid : *solution) {
    const auto piece = std::find_if(pieces.begin(), pieces.end(), [&](const PieceSpec& p) { return p.number == laid.number; });
    if (piece != pieces.end()) scene.tokens.push_back(token_of(*piece, laid));
  }
  return scene;
}

}  // namespace tablier::editor
