#pragma once

#include "match/observation.hpp"

#include <cstddef>
#include <optional>
#include <vector>

/// Whether the rules of a game limit where stones are put, so that a table tells where. The same for a match that begins and for one that
/// is gone on with: it is asked of the first positions, not of what somebody has seen.
namespace tablier {

/// The places of some boards, and how many of them nothing stands on.
struct FreePlaces {
  std::size_t all = 0, free = 0;
};

/// Of the boards with these numbers; absent where one of them has no edge.
std::optional<FreePlaces> free_places(const Scene& scene, const std::vector<int>& surfaces);

/// Stones are to be put, and not every free place will do.
bool limits_places(const PlayableScene& table);
/// In that position, or in one of those after it that the moves which a game names first lead to.
bool limits_places(const State& start);

}  // namespace tablier
