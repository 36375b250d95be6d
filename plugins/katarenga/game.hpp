#pragma once

#include "sdk/game.hpp"
#include "sdk/plugin.hpp"

#include <memory>

/// The games of the set under one set of rules: pawns that are placed, or pawns that move.
namespace tablier::katarenga {

/// The game, or what its options cannot make.
Result<std::unique_ptr<const Game>> make_game(const GameParts& parts);

}  // namespace tablier::katarenga
