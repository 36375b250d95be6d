#pragma once

#include "core/round_board.hpp"
#include "sdk/game.hpp"
#include "sdk/plugin.hpp"

#include <memory>

/// The games in which pawns are placed.
namespace tablier::katarenga {

Result<std::unique_ptr<const Game>> make_placing_game(BoardRules table, const GameParts& parts);

}  // namespace tablier::katarenga
