#pragma once

#include "game_rules.hpp"
#include "sdk/move.hpp"
#include "sdk/touch.hpp"

#include <string>
#include <string_view>

/// A move as text, as words and as gestures.
namespace tablier::iso {

/// `L:c3-c4-c5-d3`, points by column, then by row; `pass`; `resign`.
std::string notation(const GameRules& rules, Move move);
/// Reads it, points in any order, letters in either case. Precondition: the round goes on.
Result<Move> parse_move(const GameRules& rules, const AnyPosition& position, std::string_view text);
/// What people call a placement: its shape and the points that tell it from all others, `L d6-f6-f7`, `T b2-d2+c3`.
Text spoken(const GameRules& rules, Placement p);

/// The number of the thing in the palette that draws a shape for a seat.
constexpr int palette_item(int seat, Shape shape) { return seat * static_cast<int>(kShapes) + static_cast<int>(shape); }
/// The places that the pen passes.
std::vector<Place> places_of(const GameRules& rules, Placement p);
/// Precondition: not a resignation.
Touch touch_of(const GameRules& rules, int mover, Placement p);

}  // namespace tablier::iso
