#pragma once

#include <filesystem>
#include <functional>
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
  std::filesystem::path program_plugins;  ///< among those: what came with the program; none where TABLIER_DATA stands in for it
  std::filesystem::path config;           ///< settings.yaml
  std::filesystem::path state;            ///< matches, autosaves, records.sqlite
  std::filesystem::path cache;            ///< what can be found out again: may be deleted at any time
  std::filesystem::path user_data;        ///< the player's own series, variants, plugins, themes

  /// data / sub of each, in order, that exist.
  std::vector<std::filesystem::path> all(const std::filesystem::path& sub) const;
  /// The scripts/ folders that exist, most binding first: where variants and what they require are looked for.
  std::vector<std::filesystem::path> script_roots() const;
  /// Whether the player wrote it or put it there: it lies below their own folder.
  bool is_own(const std::filesystem::path& file) const;
  /// Where the player's own plugins are, which did not come with the program.
  std::filesystem::path own_plugins() const { return user_data / "plugins"; }
  /// What the player said of them: see plugin_answers.hpp.
  std::filesystem::path plugin_answers() const { return config / "plugins.yaml"; }
  /// Results of matches: see match/records.hpp.
  std::filesystem::path records() const { return state / "records.sqlite"; }
};

/// How an environment variable reads; null where it is not set.
using Environment = std::function<const char*(const char* name)>;

/// The folders of a program file in an environment. A variable that is empty or not an absolute path counts as not set, as the
/// specification has it. TABLIER_DATA (a folder with content/, scripts/, plugins/; may be relative) replaces the program's own when set.
/// Folders need not exist.
Paths find_paths(const std::filesystem::path& program, const Environment& environment);

/// From /proc/self/exe and the environment.
Paths find_paths();

}  // namespace tablier
