#pragma once

#include "host/child_trial.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <string>

/// How the trials of plugins ended, kept in the cache folder from one start to the next, so that neither a good nor a bad one is tried
/// again before its file, its game's or the program's changes. The file may be deleted at any time.
namespace tablier {

class TrialResultStore {
 public:
  /// Nothing where the file is missing or not ours.
  explicit TrialResultStore(std::filesystem::path file);

  /// What was noted last of the plugin of that path, whatever became of it since; empty where nothing is known.
  std::string last_stage(const std::filesystem::path& plugin) const;
  /// The result on the plugin as its stamp has it.
  std::optional<TrialResult> find(const std::filesystem::path& plugin, const std::string& stamp) const;
  /// In place of what was known of that path.
  void keep(const std::filesystem::path& plugin, const std::string& stamp, const TrialResult& result);
  /// Writes the file where something is new, but for plugins that are gone. A cache that cannot be written costs time and nothing else.
  void save() const;

 private:
  struct Entry {
    std::string stamp;  // its hash
    TrialResult result;
  };

  std::filesystem::path file_;
  std::map<std::string, Entry> entries_;  // by path
  bool changed_ = false;
};

}  // namespace tablier
