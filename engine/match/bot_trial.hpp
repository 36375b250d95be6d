#pragma once

#include "host/catalogue.hpp"

#include <optional>

/// A game's own bot, asked before anybody plays against it.
namespace tablier {

/// What is wrong with the bot's advice at the start and later in a round, as `tablier bestmove` tells it: it throws, crashes, does not come
/// to an end, has no move, or one that is not legal, or a score that is no number. First in a process of its own, then, where it came back
/// from that, in this one, which holds its advice against the rules. Nothing where the game has no bot. Precondition: a plugin's game.
std::optional<Problem> bot_fault(const Ruleset& rules);

}  // namespace tablier
