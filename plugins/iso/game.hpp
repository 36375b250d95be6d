#pragma once

#include "sdk/game.hpp"
#include "sdk/plugin.hpp"

#include <memory>

/// Iso under one set of rules.
namespace tablier::iso {

Result<std::unique_ptr<const Game>> make_game(const GameParts& parts);

}  // namespace tablier::iso
