#pragma once

#include "sdk/hook.hpp"

/// What the fields of a game's table and the answers of its functions may be.
namespace tablier::lua {

/// The fields that are not functions, each with its shape; `optional` is about whether it may be left out.
const std::vector<HookField>& game_fields();
/// What the parameters of a game are declared with.
const ValueShape& parameter_shape();
const ValueShape& board_shape();
const ValueShape& pieces_shape();
/// What `result` says of a round that is over; `nil` is said before.
const ValueShape& result_shape();
const ValueShape& look_shape();
/// What `touch` says of one move: gestures.
const ValueShape& touch_shape();
/// What `reasons` says of one move: names with the numbers that their texts have.
const ValueShape& reasons_shape();

}  // namespace tablier::lua
