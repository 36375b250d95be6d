#pragma once

#include "position.hpp"
#include "sdk/score_sheet.hpp"

#include <optional>

/// The score sheet of a round: what the last ply was worth, by cause.
namespace tablier::triominos {

/// Absent where nothing is counted.
std::optional<SheetPly> sheet_ply(const Position& position);

}  // namespace tablier::triominos
