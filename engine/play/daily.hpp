#pragma once

#include "play/challenges.hpp"

#include <optional>
#include <string_view>

/// One challenge a day, the same for everybody who has the same series.
namespace tablier {

/// Of all challenges of the game's series the one whose turn that day is (`2026-11-23`); absent where there are none. A series more
/// changes a day's challenge only where it is of that series then.
std::optional<ChallengeId> challenge_of_day(const GameSpec& spec, std::string_view day);

}  // namespace tablier
