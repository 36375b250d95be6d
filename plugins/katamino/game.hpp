#pragma once

#include "rules.hpp"
#include "sdk/game.hpp"
#include "sdk/plugin.hpp"

#include <memory>

/// Katamino under one set of rules.
namespace tablier::katamino {

/// The game, or what its options and content cannot make.
Result<std::unique_ptr<const Game>> make_game(const GameParts& parts);

}  // namespace tablier::katamino
