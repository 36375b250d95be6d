#pragma once

#include "host/answer_rules.hpp"
#include "sdk/game.hpp"

#include <functional>
#include <optional>
#include <string>

/// Answers that no game may give, and that would break whoever takes them: looked for when a plugin is tried.
namespace tablier {

/// What of a game is impossible, as `host.plugin.invalid_answer_of` names it; null: nothing.
const char* invalid_answer_in(const Game& game);

/// Hears which function of State is asked next, and of which move: it may not come back from it.
using Asked = std::function<void(const char* call, const std::string& move)>;
/// What is impossible in a position that a round of so many seats reached, in its first moves, and on its table, whoever looks at it.
std::optional<OddAnswer> invalid_answer_in(const State& position, int seats, const Asked& asks = [](const char*, const std::string&) {});

/// A move as the game writes it where it writes anything that can be read, else as its number.
std::string name_of_move(const State& state, Move move);
/// The number of a move, as a programmer reads it: `0x32`.
std::string hexadecimal(Move move);

}  // namespace tablier
