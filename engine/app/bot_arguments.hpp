#pragma once

#include "app/session.hpp"
#include "bots/arena.hpp"

#include <string>

/// How the command line names bots.
namespace tablier {

/// `3` or `bot:3`, a level of the game's bot; `bot`, the strongest it can do in the time given; `random`; the name of a reference bot of
/// the game. Stops where there is none such.
Contender read_contender(const Game& game, const std::string& args);
/// True for the name of a reference bot of the game.
bool is_reference_bot(const Game& game, const std::string& args);

}  // namespace tablier
