#pragma once

#include <filesystem>
#include <vector>

/// The files that were open last, the latest first, kept in a file of the profile.
namespace tablier::editor {

class RecentFiles {
 public:
  /// `folder`: of the profile; empty: none are kept.
  explicit RecentFiles(const std::filesystem::path& folder);

  /// Those that are still there.
  std::vector<std::filesystem::path> all() const;
  /// It was opened or saved now.
  void add(const std::filesystem::path& file);
  /// It is listed no more until it is opened again.
  void forget(const std::filesystem::path& file);

 private:
  std::filesystem::path list_;
};

}  // namespace tablier::editor
