#pragma once

#include "belief_state.hpp"
#include "position.hpp"
#include "sdk/bot.hpp"

#include <optional>
#include <stop_token>

/// How a position stands and whether the mover could have done better, for the review of a round: fixed work, the same each time. What it
/// is worth is what those at the table could expect, every seat in turn with its own rack and the rest dealt anew: a value that the seat to
/// move would find, alone, jumps at each ply by what this one holds and that one does not see.
namespace tablier::triominos {

/// `played`: as Bot::judge has it. Preconditions: a seat is to move, and the position is the true one. Absent where it was stopped.
std::optional<Judgement> judge(const Position& position, const BeliefState& belief, Move played, const std::stop_token& stop);

}  // namespace tablier::triominos
