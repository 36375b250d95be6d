#pragma once

#include "core/round_board.hpp"
#include "sdk/game.hpp"
#include "sdk/plugin.hpp"

#include <memory>

/// The games in which pawns move.
namespace tablier::katarenga::moving {

/// The game, or what its options cannot make.
Result<std::unique_ptr<const Game>> make_game(BoardRules table, const GameParts& parts);

}  // namespace tablier::katarenga::moving
