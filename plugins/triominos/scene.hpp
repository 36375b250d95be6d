#pragma once

#include "sdk/scene.hpp"
#include "sdk/touch.hpp"
#include "state.hpp"

#include <optional>

/// How a round looks and feels.
namespace tablier::triominos {

/// A thing's id on the table is its tile's number.
/// `view`: what hooks read, with the eyes of the seat to move.
Scene make_scene(const SharedRules& table, const Position& position, Seat viewer, const PositionView& view);
Touch touch_of(Move move);
/// Why a hand cannot do that; absent where it did nothing that the game knows.
std::optional<Text> why_not(const Position& position, const Touch& touch);

}  // namespace tablier::triominos
