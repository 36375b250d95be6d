#pragma once

#include "match/observation.hpp"
#include "sdk/result.hpp"

#include <functional>
#include <span>
#include <string_view>
#include <vector>

/// What a move that was typed may stand for, among those that can be made.
namespace tablier {

/// The only move whose notation begins with these whole words: `c3` for `c3-c4`, not for `c3-d3` and `c3-c4`, nor for `c31`. Null where
/// there is none, or more than one.
const OfferedMove* only_completion(std::span<const OfferedMove> moves, std::string_view typed);

/// True where it is made of letters and figures as a move's notation is, or there are no moves to compare it with.
bool has_form_of_move(std::span<const OfferedMove> moves, std::string_view typed);

/// Why what has not that form is no move: what the one is like that begins most like it, or which words there are where only buttons can be
/// pressed. Precondition: there are moves.
Problem no_move_typed(std::span<const OfferedMove> moves, std::string_view typed);

/// The move that is meant, or why it is none. `moves`: those that can be made, null where that is not known; where they do not tell, or
/// do no more than choose one of the things beside the board, `parse` is what the rules say.
Result<OfferedMove> read_typed(const std::vector<OfferedMove>* moves, std::string_view typed,
                               const std::function<Result<OfferedMove>()>& parse);
/// The same where the rules can be asked at once: `moves` only where they know of no such move.
Result<OfferedMove> read_typed_at_once(std::string_view typed, const std::function<Result<OfferedMove>()>& parse,
                                       const std::function<std::vector<OfferedMove>()>& moves);
/// What the rules of that position say.
Result<OfferedMove> parsed_move(const State& position, std::string_view typed);

}  // namespace tablier
