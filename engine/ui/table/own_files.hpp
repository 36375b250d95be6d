#pragma once

#include "host/game_entry.hpp"
#include "host/paths.hpp"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

/// Tells whom the tools for authors are for.
namespace tablier {

/// True where a file of the variant is the player's own: what came with the program nobody means to change. Null: there is none.
inline bool has_own_files(const Paths& paths, const VariantEntry* variant) {
  return variant && std::any_of(variant->files.begin(), variant->files.end(), [&](const auto& file) { return paths.is_own(file); });
}

/// The folders of a game's content in the player's own folder.
inline std::vector<std::filesystem::path> own_text_folders(const Paths& paths, const std::string& game) {
  auto folders = paths.all(std::filesystem::path("content") / game);
  std::erase_if(folders, [&](const auto& folder) { return !paths.is_own(folder); });
  return folders;
}

}  // namespace tablier
