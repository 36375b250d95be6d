#pragma once

#include "script/game/game_machine.hpp"

#include <vector>

/// Paints that a game in Lua names and that there are not.
namespace tablier::lua {

/// Those of board, pieces and things, each once, of a table with faults too; none where nobody knows the paints.
std::vector<OddPaint> odd_paints(const GameMachine& machine, const GameRules& game);

/// That there is no such paint, with the one that was meant, where the file names it.
Problem no_such_paint(const GameMachine& machine, const Paints& known, const OddPaint& paint);

}  // namespace tablier::lua
