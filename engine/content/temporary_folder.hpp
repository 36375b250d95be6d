#pragma once

#include <filesystem>

/// Room for what a library writes to files only.
namespace tablier {

/// A folder of this program alone among the system's temporary files; it goes with all that is in it.
class TemporaryFolder {
 public:
  /// `name` begins its name. Where none can be made, path() is empty.
  explicit TemporaryFolder(const char* name);
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder();
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace tablier
