#pragma once

#include <filesystem>
#include <fstream>
#include <stdlib.h>
#include <string>
#include <string_view>

/// A folder of a test's own that is gone with its test.
namespace tablier::test {

class TempFolder {
 public:
  TempFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "tablier-test-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;
  ~TempFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path operator/(const std::filesystem::path& sub) const { return path_ / sub; }
  /// Writes a file, its folders with it; its path.
  std::filesystem::path write(const std::filesystem::path& sub, std::string_view bytes) const {
    std::filesystem::create_directories((path_ / sub).parent_path());
    std::ofstream(path_ / sub, std::ios::binary) << bytes;
    return path_ / sub;
  }

 private:
  std::filesystem::path path_;
};

}  // namespace tablier::test
