#pragma once

#include "core/reach.hpp"
#include "sdk/hook.hpp"

#include <span>
#include <vector>

/// What a script may ask of pawns on a board beside what a position shows: the same where they are placed and where they move.
namespace tablier::katarenga {

/// reaches(square): the squares that are en prise from it, those with pawns too. attackers(square): the squares of the pawns from which it
/// is en prise. Of a square that is not on the board: none.
std::span<const HookField> position_queries();

/// Preconditions: of State::answer.
Value answer_query(std::size_t query, std::span<const Value> arguments, const Board& board, const Reach& reach, SquareSet occupied);

}  // namespace tablier::katarenga
