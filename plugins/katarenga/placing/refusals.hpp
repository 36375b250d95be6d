#pragma once

#include "pawns/position.hpp"
#include "sdk/text.hpp"

#include <optional>
#include <string>

/// Why a pawn cannot be placed, in the nearest reason's words.
namespace tablier::katarenga {

std::string square_name(const Board& board, int square);
/// Why the rules of movement do not leave a square to the next pawn; absent where they do. First: who is there; how the last pawn's square
/// lets one go on; which pawn is too far away.
std::optional<Text> square_refusal(const Position& position, int square);
/// `katarenga.reason.NAME`, which may speak of the `square`, of the nearest pawn that attacks it (`attacker`, and `attacker_goes`: how) and
/// of the nearest one that it attacks (`attacked`; `goes`: how).
Text script_reason(const std::string& name, const Position& position, int square);

}  // namespace tablier::katarenga
