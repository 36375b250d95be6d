#pragma once

#include "sdk/record_format.hpp"

#include <string>
#include <string_view>

namespace tablier::pente {

/// Reads one round, or the first thing that is wrong with the text.
Result<GameRecord> read_record(std::string_view text, const std::string& file);

/// The tag that says whether the second player of D-Pente took the first one's colour after the fourth stone.
inline constexpr const char* kSwappedTag = "Player's Swapped?";
inline constexpr std::size_t kSwappedAfter = 4;

}  // namespace tablier::pente
