#pragma once

#include "game_rules.hpp"
#include "sdk/result.hpp"

#include <optional>
#include <string>
#include <vector>

/// Positions of stones that were set up by hand: problems, and what somebody wants to play from.
namespace tablier::pente {

/// What they are made of: stones of two seats, and how many each has taken. Absent where an opening, power stones or teams say more than
/// stones do.
std::optional<DiagramKit> diagram_kit_of(const GameRules& rules);

/// Reads the parameters `diagram` and `win_in` into the rules, the rest of which is made. The problem says why one cannot begin so.
Status read_diagram(const std::vector<std::string>& texts, int win_in, GameRules& rules);

}  // namespace tablier::pente
