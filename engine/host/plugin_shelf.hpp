#pragma once

#include "host/plugin_loader.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

/// All the plugins of all the plugin folders.
namespace tablier {

/// What was found under one name: a plugin, or why there is none, or both when a less binding file stood in for a refused one.
struct ShelvedPlugin {
  std::shared_ptr<LoadedPlugin> plugin;
  std::vector<Problem> problems;
};

/// By the name in the plugin's table; a refused file by its own name without `.so`.
struct PluginShelf {
  std::map<std::string, ShelvedPlugin> plugins;
  std::vector<Problem> problems;  ///< folders that cannot be read
};

/// Opens every `*.so` of the folders, least binding first, the more binding ones winning by name. Hidden files are skipped.
PluginShelf load_plugins(const std::vector<std::filesystem::path>& folders);

}  // namespace tablier
