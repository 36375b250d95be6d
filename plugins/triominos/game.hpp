#pragma once

#include "sdk/game.hpp"
#include "sdk/plugin.hpp"

#include <memory>

/// The game under one set of rules.
namespace tablier::triominos {

/// The game, or what its options cannot make.
Result<std::unique_ptr<const Game>> make_game(const GameParts& parts);

}  // namespace tablier::triominos
