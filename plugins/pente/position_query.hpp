#pragma once

#include "game_rules.hpp"
#include "sdk/hook.hpp"

#include <span>
#include <vector>

/// What a script may ask of a position of Pente beside what it shows, as PenteState answers it.
namespace tablier::pente {

/// takes(point, seat): the points that a stone of that seat there would take. makes_row(point, seat): whether it would stand in a row that
/// wins. taking(seat): the points where a stone of that seat would take something. Of a point that is not empty: nothing, and false.
std::vector<HookField> position_queries();

/// Their names, as a list.
Value point_names(const GameRules& rules, std::span<const Point> points);

}  // namespace tablier::pente
