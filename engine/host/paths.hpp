#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// Where things are: beside the program, then in the XDG data folders; the player's own in their home (XDG base directory specification
/// 0.8).
namespace tablier {

struct Paths {
  /// Folders that hold content/, scripts/ and locale, least binding first: program, system, the player's own last (so that it wins by
  /// name).
  std::vector<std::filesystem::path> data;
  /// Folders that hold plugins, same order.
  std::vector<std::filesystem::path> plugins;
  std::filesystem::path config;     ///< settings.yaml
  std::filesystem::path state;      ///< matches, autosaves, records.sqlite
  std::filesystem::path user_data;  ///< the player's own series, variants, plugins, themes

  /// data / sub of each, in order, that exist.
  std::vector<std::filesystem::path> all(const std::filesystem::path& sub) const;
};

/// From /proc/self/exe and the environment. TABLIER_DATA (a folder with content/, scripts/, plugins/) replaces the program's own when set.
Paths find_paths();

}  // namespace tablier
