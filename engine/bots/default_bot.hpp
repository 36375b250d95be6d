#pragma once

#include "sdk/game.hpp"

#include <cstdint>
#include <memory>

/// The bot of any game: its own, or one that knows nothing but the rules.
namespace tablier {

/// Levels of the game's own bot, or of the general one where it has none. Never 0.
int bot_levels(const Game& game);
/// The game's own bot, or the general one: information-set Monte-Carlo search over `State`, one to four seats, with chance and hidden
/// things, random playouts to the end. `seats`: how many sit at the table, which the game allows. It must not outlive the game.
std::unique_ptr<Bot> make_bot(const Game& game, int seats, std::uint64_t seed);

}  // namespace tablier
