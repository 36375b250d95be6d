#pragma once

#include "host/catalogue.hpp"

#include <filesystem>
#include <vector>

/// What `tablier check` tries of figures and pieces whose schema is sound.
namespace tablier {

/// Why the game does not take the figure of that file where it would offer it, or cannot be played with those pieces at all. Nothing for
/// any other file, nor where nobody has the game.
std::vector<Problem> unplayable_part(const Catalogue& catalogue, const std::filesystem::path& file);

}  // namespace tablier
