#pragma once

#include "ui/core/services.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

/// Scripts that stand where nobody looks for them: for `tablier check`.
namespace tablier {

/// A folder of scripts is an entry, too: true where more is known of a game than that.
bool is_game(const std::shared_ptr<const GameEntry>& entry);

/// That no game is called as the folder that a file is in, and which one was meant.
Problem no_game_called(const Services& services, const std::string& folder, const std::filesystem::path& file);

/// Why the variant of that file would never be offered. `root` is the scripts/ folder that it is under, empty for none. Precondition: its
/// folder is not that of a known game.
Problem misplaced_variant(const Services& services, const std::filesystem::path& root, const std::filesystem::path& file);

/// The same of a file deeper down, where what variants share may stand: it declares a variant all the same.
std::optional<Problem> variant_among_modules(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots);

/// True for endings that were meant to be `.lua` and are not: `.LUA`, `.lua.txt`.
bool is_nearly_lua(const std::filesystem::path& file);

}  // namespace tablier
