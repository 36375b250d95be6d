#pragma once

#include "host/catalogue.hpp"

#include <cstddef>
#include <filesystem>
#include <vector>

/// What `tablier check` tries of series whose schema is sound.
namespace tablier {

struct SeriesTrial {
  std::vector<Problem> problems;
  std::size_t untried = 0;  ///< rows that nobody looked for a solution of, or not to their end: the time was used up, or there were faults enough
};

/// Challenges of a series, one by one, that the game cannot begin, solutions that cannot be played or that the first seat does not win
/// with, and opponents that there are not. Nothing for any other file.
SeriesTrial try_series(const Catalogue& catalogue, const std::filesystem::path& file);

}  // namespace tablier
