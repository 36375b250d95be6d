#pragma once

#include "sdk/content.hpp"
#include "solver/puzzle.hpp"

#include <span>
#include <string>
#include <string_view>

/// Placements as text: `L:a1-a2-a3-a4-b1`, in a volume `L:a1.1-a1.2-…`.
namespace tablier::katamino {

/// The smallest board around a region: what gives its cells their names. In space where there is more than one layer.
/// Precondition: no cell has a negative coordinate.
Grid grid_around(const std::vector<Place>& region);

/// The letter of a piece and its cells, column by column and in each from the lowest row up (in a volume: from the lowest layer up).
/// Precondition: a piece of `specs`, cells of `grid`.
std::string to_notation(const Laid& laid, std::span<const PieceSpec> specs, const Grid& grid);

/// Reads what `to_notation` writes, the cells in any order; says which letter or cell it does not know.
Result<Laid> parse_laid(std::string_view text, std::span<const PieceSpec> specs, const Grid& grid);

}  // namespace tablier::katamino
