#pragma once

#include "core/reach.hpp"
#include "sdk/text.hpp"

#include <optional>

/// How far a rook or a bishop gets on its way to a square: for the words that say why it does not get there.
namespace tablier::katarenga {

/// Why a slide from a square ends before another one on its line: at the next square of its colour, or at a pawn. Absent where that square
/// is on none of its lines, or where nothing slides from. Precondition: it is not reached.
std::optional<Text> slide_fault(const Board& board, const Reach& reach, SquareSet occupied, int from, int to);

/// How one goes on from a square.
Text way_from(const Board& board, int square);

}  // namespace tablier::katarenga
