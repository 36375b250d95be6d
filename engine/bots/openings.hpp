#pragma once

#include "sdk/game.hpp"
#include "sdk/result.hpp"

#include <string>
#include <string_view>
#include <vector>

/// Positions that matches between bots begin with, so that equal bots do not play the same game over and over, and so that whoever begins
/// has not won already. A text has one opening a line, the moves of a round between blanks; `#` begins a comment.
namespace tablier {

/// Moves from the start of a round in the game's notation, those of chance left out.
using Opening = std::vector<std::string>;

/// Plays one; chance answers by `rng`. The problem is that of the first move that cannot be played; `played`, where given, is then the
/// number of moves before it.
Status play_opening(State& state, const Opening& opening, Rng& rng, std::size_t* played = nullptr);

/// At least one opening, each played on a round of two seats: no move is illegal, no round is over after it. A problem names
/// `file`, line and column.
Result<std::vector<Opening>> read_openings(std::string_view text, const std::string& file, const Game& game);

}  // namespace tablier
