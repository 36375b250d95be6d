#pragma once

#include "app/checker.hpp"
#include "ui/core/services.hpp"

#include <filesystem>
#include <vector>

/// What `tablier check` says of texts whose sentences are sound.
namespace tablier {

/// Values that they mention and that nobody tells them: of a game in Lua, as the engine fills its texts; else where the program's own text
/// of that key has no such value. In locale/, keys too that no text of the program has. Nothing for any other file.
std::vector<Problem> odd_texts(const Services& services, const std::filesystem::path& file);

/// Whether it stands in a folder locale/, as texts of the program do.
bool is_of_locale(const std::filesystem::path& file);
/// How far the languages go that such files have, of those that lack texts of the program.
std::vector<TranslationCount> part_translations(const Services& services, const std::vector<std::filesystem::path>& files);

}  // namespace tablier
