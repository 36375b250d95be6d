#pragma once

#include "match/match.hpp"

/// What was taken back and goes on otherwise is not lost: it stands as a line beside the moves of the round.
namespace tablier {

/// Plays the move as `Match::play` does. In a match of several seats the moves that it makes forget become a line of the tree, with the
/// lines and remarks that hung on them: up to the first that not everybody saw, or that is no move of the game's (a resignation, a
/// timeout). Where the round goes on as a line did, that line is the round's own as far as they agree.
void play_keeping_variation(Match& match, Move move, bool joined);

}  // namespace tablier
