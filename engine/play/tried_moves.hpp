#pragma once

#include "match/move_tree.hpp"
#include "match/round.hpp"
#include "play/played_moves.hpp"

#include <vector>

/// What the moves of the lines beside a round are called and did, as PlayedMoves tells it of those that were played.
namespace tablier {

/// One for each move of the tree, by its number; those of chance say nothing. Plays all lines: where that asks scripts, it takes time.
std::vector<PlayedMoves::Entry> tried_moves(const Round& round, const MoveTree& tree, Seat viewer);

}  // namespace tablier
