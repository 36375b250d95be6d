#pragma once

#include "game_rules.hpp"
#include "sdk/game.hpp"
#include "sdk/plugin.hpp"

#include <memory>

/// Pente under one set of rules.
namespace tablier::pente {

/// The game, or what its options cannot make.
Result<std::unique_ptr<const Game>> make_game(const GameParts& parts);

}  // namespace tablier::pente
