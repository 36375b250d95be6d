#pragma once

#include "folders.hpp"
#include "temp_folder.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

/// A data folder with one small game in Lua, as TABLIER_DATA takes it: tests change it as they like.
namespace tablier::test {

/// Puts the game of tests/data/fill into a data folder.
inline void add_fill(const std::filesystem::path& folder) {
  std::filesystem::copy(source_folder() / "tests/data/fill", folder, std::filesystem::copy_options::recursive);
}

class FillFolder : public TempFolder {
 public:
  FillFolder() { add_fill(path()); }

  std::filesystem::path script() const { return path() / "scripts/fill/game.lua"; }
  std::string text() const {
    std::ostringstream all;
    all << std::ifstream(script()).rdbuf();
    return all.str();
  }
  /// The script with something else in the place of a part of it, which must stand there.
  void change(const std::string& part, const std::string& by) const {
    std::string all = text();
    all.replace(all.find(part), part.size(), by);
    write("scripts/fill/game.lua", all);
  }
};

}  // namespace tablier::test
