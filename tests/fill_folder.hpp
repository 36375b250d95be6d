#pragma once

#include "folders.hpp"
#include "temp_folder.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>

/// A data folder with one small game in Lua, as TABLIER_DATA takes it: tests change it as they like.
namespace tablier::test {

/// Puts the game of tests/data/fill into a data folder.
inline void add_fill(const std::filesystem::path& folder) {
  std::filesystem::copy(source_folder() / "tests/data/fill", folder, std::filesystem::copy_options::recursive);
}

/// Another text in the place of a part of its script.
inline void change_fill(const std::filesystem::path& data, std::string_view part, std::string_view by) {
  const auto script = data / "scripts/fill/game.lua";
  std::ifstream stream(script, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(stream), {}};
  text.replace(text.find(part), part.size(), by);
  std::ofstream(script, std::ios::binary) << text;
}

class FillFolder : public TempFolder {
 public:
  FillFolder() { add_fill(path()); }

  std::filesystem::path script() const { return path() / "scripts/fill/game.lua"; }
  std::string text() const { return text_of("scripts/fill/game.lua"); }
  /// The script with something else in the place of a part of it, which must stand there.
  void change(const std::string& part, const std::string& by) const { change_fill(path(), part, by); }
  /// The same of its game.yaml.
  void change_sheet(const std::string& part, const std::string& by) const { change_in("content/fill/game.yaml", part, by); }

 private:
  std::string text_of(const std::string& file) const {
    std::ostringstream all;
    all << std::ifstream(path() / file).rdbuf();
    return all.str();
  }
  void change_in(const std::string& file, const std::string& part, const std::string& by) const {
    std::string all = text_of(file);
    all.replace(all.find(part), part.size(), by);
    write(file, all);
  }
};

}  // namespace tablier::test
