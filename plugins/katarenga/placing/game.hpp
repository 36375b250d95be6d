#pragma once

#include "core/table.hpp"
#include "sdk/game.hpp"
#include "sdk/plugin.hpp"

#include <memory>

/// The games in which pawns are placed.
namespace tablier::katarenga {

std::unique_ptr<const Game> make_placing_game(TableRules table, const GameParts& parts);

}  // namespace tablier::katarenga
