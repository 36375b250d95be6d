#pragma once

#include "sdk/polyform.hpp"
#include "sdk/result.hpp"

#include <vector>

/// What the solver is asked: a region to cover, the pieces that may cover it, and what lies there already.
namespace tablier::katamino {

/// A piece of a puzzle.
struct Piece {
  int number = 0;  ///< its name; not twice in a puzzle
  Polyform form;
  bool along_rows = false;  ///< lies in one row only, as n°1 does on the board with the divider
};

/// A piece where it lies. `cells` are sorted (layer, row, column).
struct Laid {
  int number = 0;
  std::vector<Place> cells;
  friend bool operator==(const Laid&, const Laid&) = default;
};

/// Pieces that cover a region, sorted by number.
using Solution = std::vector<Laid>;

/// Cover every cell of `region` once with some of `pieces`, each used at most once: all of them where the areas agree,
/// nine of eleven for a tripled piece.
struct Puzzle {
  std::vector<Place> region;
  std::vector<Piece> pieces;
  Turning turning = Turning::reflections;  ///< Turning::space in a volume
  std::vector<Laid> laid = {};             ///< stays as it lies; a part of every solution
};

/// More pieces than this are not taken.
inline constexpr int kMaxPieces = 64;

/// What makes no sense: no cell or a cell twice, a number twice, an empty piece, a laid piece that is unknown, bent out of shape,
/// turned as it may not lie, outside the region or over another. An unsolvable puzzle is sound.
Status check(const Puzzle& puzzle);

/// The piece of that number, or null.
const Piece* find_piece(const Puzzle& puzzle, int number);

/// The ways in which a piece may lie, normalised.
std::vector<Polyform> ways_to_lie(const Piece& piece, Turning turning);

/// The piece of that number on those cells in any order.
Laid lay(int number, std::vector<Place> cells);

/// A board of 5 rows (or any other) and so many columns, with as many layers.
std::vector<Place> box(int columns, int rows, int layers = 1);

}  // namespace tablier::katamino
