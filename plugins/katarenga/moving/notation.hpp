#pragma once

#include "core/board.hpp"
#include "moving/position.hpp"
#include "sdk/text.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Moves in notation, and what is wrong with those that cannot be played.
namespace tablier::katarenga::moving {

/// `b8`.
std::string square_name(int square);
/// `b8`, `left` or `right`.
std::string target_name(int target);
/// The camp that a side reaches, among all places of the table: `left8`.
std::string camp_name(int side, int camp);
/// `b2-b5`, `b8-left`.
std::string notation_of(Step step);

/// What a text asks for: a pawn's square and where it is to go, legal or not. Absent where the text has another form.
std::optional<Step> read_step(std::string_view text);

/// Why the rules of movement do not let the mover take up the pawn of that square; absent where there is an own pawn.
std::optional<Text> pawn_refusal(const Position& position, int from);
/// Why they do not let it go there; absent where they do.
std::optional<Text> step_refusal(const Board& board, const Position& position, Step step);

/// What a script's reason may speak of: `from`, `to`, `square` (where the pawn goes), the nearest other pawn that attacks that square
/// (`attacker`, and `attacker_goes`: how), an enemy first, and the nearest that would be attacked from it (`attacked`, and `goes`: how).
std::vector<TextArg> reason_values(const Board& board, const Position& position, Step step);

}  // namespace tablier::katarenga::moving
