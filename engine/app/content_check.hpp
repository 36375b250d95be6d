#pragma once

#include "ui/core/services.hpp"

#include <filesystem>
#include <optional>
#include <vector>

/// What `tablier check` says of a game's content that its schema cannot: what it names beside it, in scripts and in pictures.
namespace tablier {

/// Of a game.yaml: variants that it names and that have no file, where there are files of others; names that are there twice; symbols that
/// are a word, but none that is drawn; paints of seats beyond its players. Of a theme: roles that no theme of the program and no game has.
/// Of series: variants that there are not. None of another file.
std::vector<Problem> odd_names(const Services& services, const std::filesystem::path& file);

/// The game.lua whose content that file of YAML is of: beside it, in scripts/<game>/ of the folder that its content/ is in. Absent where
/// there is none.
std::optional<std::filesystem::path> script_of_content(const std::filesystem::path& file);

}  // namespace tablier
