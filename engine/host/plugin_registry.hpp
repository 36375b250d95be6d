#pragma once

#include "host/plugin_loader.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

/// All the plugins of all the plugin folders.
namespace tablier {

/// What was found under one name: a plugin, or why there is none, or both when a less binding file stood in for a refused one.
struct RegisteredPlugin {
  std::shared_ptr<LoadedPlugin> plugin;
  std::vector<Problem> problems;
};

/// By the name in the plugin's table; a refused file by its own name without `.so`.
struct PluginRegistry {
  std::map<std::string, RegisteredPlugin> plugins;
  std::vector<Problem> problems;  ///< folders that cannot be read
  /// Plugins that gave a game before a less binding file of the game's name could, and that file.
  std::map<std::filesystem::path, std::filesystem::path> stand_ins;
};

/// The files of plugin folders; nothing of them is run yet.
struct PluginFiles {
  std::vector<std::vector<std::filesystem::path>> folders;  ///< of each folder its `*.so`, hidden ones left out, by name
  std::map<std::filesystem::path, Problem> held_back;       ///< those that must not run, and why
  std::vector<Problem> problems;                            ///< folders that cannot be read

  /// Those that may run.
  std::vector<std::filesystem::path> allowed() const;
};
PluginFiles find_plugins(const std::vector<std::filesystem::path>& folders);

/// Opens the files, least binding folder first, the more binding ones winning by name, but for those whose trial ended badly.
PluginRegistry load_plugins(PluginFiles files, const std::map<std::filesystem::path, TrialResult>& results);

}  // namespace tablier
