#pragma once

#include "host/catalogue.hpp"

#include <cstddef>
#include <filesystem>
#include <vector>

/// What `tablier check` tries of series.
namespace tablier {

struct SeriesTrial {
  std::vector<Problem> problems;
  /// Rows that nobody looked for a solution of, or not to their end: the time was used up, or there were faults enough.
  std::size_t untried = 0;
};

/// Challenges of a series, one by one, that the game cannot begin, solutions that cannot be played or that the first seat does not win
/// with, and opponents that there are not; that a game in Lua has no series, and another none of numbers. Nothing for any other file. Of a
/// file that is not `is_sound`, of which its schema tells faults, no solutions are looked for.
SeriesTrial try_series(const Catalogue& catalogue, const std::filesystem::path& file, bool is_sound);

}  // namespace tablier
