#pragma once

#include "match/undo_check.hpp"
#include "sdk/rng.hpp"

#include <optional>

/// Whether a hash depends on the way: for those who make a game.
namespace tablier {

/// Plays some moves from the position, and the same ones in another order where each is legal then: where the two positions show the same
/// (who is to move, the legal moves, the facts, how the round stands, the table) and have two hashes, that is told with both orders.
/// Nothing where chance takes a turn on the way. Only for positions that show all of themselves to nobody's eyes.
std::optional<Text> hash_of_way(const State& position, Rng& rng, RoundWatch& watch);

}  // namespace tablier
