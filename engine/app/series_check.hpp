#pragma once

#include "host/catalogue.hpp"

#include <filesystem>
#include <vector>

/// What `tablier check` tries of series whose schema is sound.
namespace tablier {

/// Challenges of a series, one by one, that the game cannot begin, solutions that cannot be played or that the first seat does not win
/// with, and opponents that there are not. Nothing for any other file.
std::vector<Problem> unplayable_challenges(const Catalogue& catalogue, const std::filesystem::path& file);

}  // namespace tablier
