#pragma once

#include "script/game/game_rules.hpp"
#include "sdk/result.hpp"
#include "sdk/text.hpp"
#include "sdk/value.hpp"

#include <cstdint>
#include <string_view>

/// Things that hands hold: from what a script says to trays and gestures.
namespace tablier::lua {

/// Reads what conforms to the shape of an item of the field `things`.
HeldThing held_thing(const Value& declared);

/// The id of a thing, by its number in moves, in the trays of a seat, or of nobody. Of several copies each may have its own.
int id_of_thing(Seat owner, std::uint16_t number, int copy = 0);
/// The thing of such an id; null where it is of something else.
const HeldThing* thing_of_id(const GameRules& game, int id);

/// A thing that a script names and does not declare.
Text no_thing(const GameRules& game, std::string_view name);

/// What conforms to the shape of a tray, as `viewer` sees it (as in State::scene); a problem where it cannot be one. The title is left
/// empty.
Result<Tray> read_tray(const Value& said, const GameRules& game, Seat viewer);

}  // namespace tablier::lua
