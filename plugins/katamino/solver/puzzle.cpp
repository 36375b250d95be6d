#include "solver/puzzle.hpp"

#include <algorithm>
#include <string>

namespace tablier::katamino {
namespace {

Problem about_piece(const char* key, int number) { return Problem(key, {{"piece", number}}); }

bool has_twice(std::vector<Place> cells) {
  std::sort(cells.begin(), cells.end());
  return std::adjacent_find(cells.begin(), cells.end()) != cells.end();
}

Status check_pieces(const std::vector<Piece>& pieces) {
  if (pieces.size() > kMaxPieces) return Problem("katamino.puzzle.too_many_pieces", {{"n", kMaxPieces}});
  std::vector<int> numbers;
  for (const Piece& p : pieces) {
    if (p.form.empty()) return about_piece("katamino.puzzle.empty_piece", p.number);
    if (std::find(numbers.begin(), numbers.end(), p.number) != numbers.end()) return about_piece("katamino.puzzle.piece_twice", p.number);
    numbers.push_back(p.number);
  }
  return Done{};
}

Status check_laid(const Puzzle& puzzle, const Laid& laid) {
  const Piece* piece = find_piece(puzzle, laid.number);
  if (!piece) return about_piece("katamino.puzzle.unknown_piece", laid.number);
  const auto ways = ways_to_lie(*piece, puzzle.turning);
  if (std::find(ways.begin(), ways.end(), Polyform(laid.cells)) == ways.end())
    return about_piece("katamino.puzzle.wrong_shape", laid.number);
  for (const Place cell : laid.cells)
    if (std::find(puzzle.region.begin(), puzzle.region.end(), cell) == puzzle.region.end())
      return about_piece("katamino.puzzle.outside", laid.number);
  return Done{};
}

Status check_overlaps(const std::vector<Laid>& all) {
  std::vector<Place> covered;
  for (const Laid& laid : all) {
    covered.insert(covered.end(), laid.cells.begin(), laid.cells.end());
    if (has_twice(covered)) return about_piece("katamino.puzzle.overlap", laid.number);
    const auto same = std::count_if(all.begin(), all.end(), [&](const Laid& other) { return other.number == laid.number; });
    if (same > 1) return about_piece("katamino.puzzle.laid_twice", laid.number);
  }
  return Done{};
}

}  // namespace

Status check(const Puzzle& puzzle) {
  if (puzzle.region.empty()) return Problem("katamino.puzzle.no_cells");
  if (has_twice(puzzle.region)) return Problem("katamino.puzzle.cell_twice");
  if (auto pieces = check_pieces(puzzle.pieces); !pieces) return pieces;
  for (const Laid& laid : puzzle.laid)
    if (auto sound = check_laid(puzzle, laid); !sound) return sound;
  return check_overlaps(puzzle.laid);
}

const Piece* find_piece(const Puzzle& puzzle, int number) {
  const auto found = std::find_if(puzzle.pieces.begin(), puzzle.pieces.end(), [&](const Piece& p) { return p.number == number; });
  return found == puzzle.pieces.end() ? nullptr : &*found;
}

std::vector<Polyform> ways_to_lie(const Piece& piece, Turning turning) {
  std::vector<Polyform> ways = orientations(piece.form, turning);
  if (!piece.along_rows) return ways;
  std::erase_if(ways, [](const Polyform& way) { return way.extent().y > 1 || way.extent().z > 1; });
  return ways;
}

Laid lay(int number, std::vector<Place> cells) {
  std::sort(cells.begin(), cells.end());
  return {number, std::move(cells)};
}

std::vector<Place> box(int columns, int rows, int layers) {
  std::vector<Place> cells;
  for (int z = 0; z < layers; ++z)
    for (int y = 0; y < rows; ++y)
      for (int x = 0; x < columns; ++x) cells.push_back({x, y, z});
  return cells;
}

}  // namespace tablier::katamino
