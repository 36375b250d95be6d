#pragma once

#include "host/catalogue.hpp"

#include <filesystem>
#include <memory>
#include <vector>

/// The game that a file of Lua belongs to: for `tablier check` and `tablier test-script`.
namespace tablier {

/// Whether the file is a game, by its name.
bool is_game_script(const std::filesystem::path& file);

/// The game of the file's folder, without variants; null where there is none. That is the catalogue's game of the folder's name, unless it
/// is in Lua and another game.lua stands beside the file: then the game that this one gives, with the content of the content/ folder beside
/// its scripts/ over what the program finds. `roots` as VariantSources has them, that of the file first.
std::shared_ptr<const GameEntry> game_of_script(const Catalogue& catalogue, const Paths& paths, const std::filesystem::path& file,
                                                const std::vector<std::filesystem::path>& roots);

/// The paints of that game's content, whatever its script says; null where it has none that can be read.
std::shared_ptr<const Paints> paints_of_script(const Catalogue& catalogue, const Paths& paths, const std::filesystem::path& file,
                                               const std::vector<std::filesystem::path>& roots);

}  // namespace tablier
