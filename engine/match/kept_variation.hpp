#pragma once

#include "match/match.hpp"

#include <cstddef>

/// What was taken back and goes on otherwise is not lost: it stands as a line beside the moves of the round.
namespace tablier {

/// Plays the move as `Match::play` does. In a match of several seats the moves that it makes forget become a line of the tree, with the
/// lines and remarks that hung on them: up to the first that not everybody saw, or that is no move of the game's (a resignation, a
/// timeout). Where the round goes on as a line did, that line is the round's own as far as they agree.
void play_keeping_variation(Match& match, Move move, bool joined);

/// What redo would play becomes such a line at once, and there is nothing to redo: for whoever goes on where others answer before anybody
/// could.
void keep_undone_as_variation(Match& match);

/// How many moves of players that follow so many plies would stay in such a line.
std::size_t moves_kept_after(const Match& match, std::size_t plies);

}  // namespace tablier
