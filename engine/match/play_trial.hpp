#pragma once

#include "host/catalogue.hpp"
#include "script/check.hpp"

#include <string>
#include <vector>

/// What `tablier check` asks of a plugin beside round_trial.hpp: rounds to their end, the texts that they name, and what its bot advises.
namespace tablier {

struct PlayTrial {
  std::vector<Problem> problems;         ///< at most one of the rounds, and one of the bot
  std::vector<NamedText> texts;          ///< each once, by the function of State that named it; those that any game may have too
  std::vector<std::string> paints = {};  ///< that its tables name, each once
};

/// Plays random rounds to their end in a process of its own, and asks the bot of the game for a move, there first, at the start and
/// later in a round. Takes up to a second, more where a call does not come back. Precondition: the game is a plugin's.
PlayTrial try_play(const Ruleset& rules);

}  // namespace tablier
