#include "editor/series/view/penta_picture.hpp"

#include "ui/panels/piece_icon.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

Token token_of(const PieceSpec& piece, const katamino::Laid& laid) {
  return {.id = piece.number,
          .kind = TokenKind::polyform,
          .places = laid.cells,
          .paint = piece_paint(piece),
          .labels = {std::to_string(piece.number), piece.letter}};
}

}  // namespace

Scene penta_scene(const std::vector<PieceSpec>& pieces, int columns, const katamino::Solution* solution) {
  Surface board;
  board.grid = {Lattice::squares, columns, katamino::kPentaHeight};
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
