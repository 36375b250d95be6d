#pragma once

#include "game_rules.hpp"
#include "sdk/move.hpp"
#include "sdk/result.hpp"
#include "sdk/touch.hpp"

#include <optional>
#include <span>
#include <vector>

/// Why a move cannot be made, in one sentence each. Precondition of all: the round goes on.
namespace tablier::iso {

/// The text `iso.reason.<name>`.
Problem refusal(const char* name, std::vector<TextArg> args = {});

/// The move that draws a shape through those places, in any order; with no shape named, the one that they make. A pen may pass a place
/// twice.
Result<Move> check_drawing(const GameRules& rules, const AnyPosition& position, std::span<const Place> places, std::optional<Shape> named);
Result<Move> check_pass(const GameRules& rules, const AnyPosition& position);

/// What is wrong with what a hand tried; absent where that is not for this game to say.
std::optional<Text> refusal_of(const GameRules& rules, const AnyPosition& position, const Touch& touch);

}  // namespace tablier::iso
