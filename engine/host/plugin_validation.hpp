#pragma once

#include "sdk/game.hpp"

/// Answers that no game may give, and that would break whoever takes them: looked for when a plugin is tried.
namespace tablier {

/// What of a game is impossible, as `host.plugin.invalid_answer_of` names it; null: nothing.
const char* invalid_answer_in(const Game& game);
/// The same of a position that a round of so many seats starts from, of its first moves, and of the table.
const char* invalid_answer_in(const State& start, int seats);

}  // namespace tablier
