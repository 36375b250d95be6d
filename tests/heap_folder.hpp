#pragma once

#include "folders.hpp"
#include "temp_folder.hpp"

#include <filesystem>
#include <string>

/// A data folder with one small game, as TABLIER_DATA takes it: tests change it as they like.
namespace tablier::test {

/// A plugin of tests/data/plugins, built: `heap/heap`, `bad/looping`.
inline std::filesystem::path built_plugin(const std::string& name) { return build_folder() / "tests/plugins" / (name + ".so"); }

class HeapFolder : public TempFolder {
 public:
  HeapFolder() {
    namespace fs = std::filesystem;
    fs::copy(source_folder() / "tests/data/heap", path(), fs::copy_options::recursive);
    fs::create_directory_symlink(source_folder() / "content/locale", path() / "content/locale");
    add_plugin("heap/heap");
  }

  /// Puts a built plugin into plugins/, under its own file name unless another is given.
  std::filesystem::path add_plugin(const std::string& name, const std::string& as = "") const {
    namespace fs = std::filesystem;
    const fs::path source = built_plugin(name);
    const fs::path target = path() / "plugins" / (as.empty() ? source.filename().string() : as);
    fs::create_directories(target.parent_path());
    fs::copy_file(source, target, fs::copy_options::overwrite_existing);
    return target;
  }
  void remove(const std::filesystem::path& sub) const { std::filesystem::remove_all(path() / sub); }
};

}  // namespace tablier::test
