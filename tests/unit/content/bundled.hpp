#pragma once

#include "content/files.hpp"
#include "content/game_spec.hpp"
#include "content/locale.hpp"
#include "folders.hpp"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

/// What the program brings along, as the tests of it find it.
namespace bundled {

using namespace tablier;
namespace fs = std::filesystem;
inline const fs::path kSource = source_folder();

inline std::vector<fs::path> files_below(const fs::path& folder, const std::vector<std::string>& endings) {
  std::vector<fs::path> files;
  if (!fs::exists(folder)) return files;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && std::ranges::count(endings, entry.path().extension().string()) > 0) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

/// The folders of content/ that are games.
inline std::vector<fs::path> games() {
  std::vector<fs::path> folders;
  for (const auto& entry : fs::directory_iterator(kSource / "content"))
    if (fs::exists(entry.path() / "game.yaml")) folders.push_back(entry.path());
  std::ranges::sort(folders);
  return folders;
}

struct LoadedTexts {
  Locale locale;
  std::vector<Problem> problems;
};

inline LoadedTexts texts() {
  LoadedTexts loaded;
  loaded.problems = loaded.locale.add_folder(kSource / "content" / "locale");
  for (const fs::path& game : games()) {
    const auto found = add_game_texts(loaded.locale, {game});
    loaded.problems.insert(loaded.problems.end(), found.begin(), found.end());
  }
  return loaded;
}

inline std::string told(const Locale& locale, const std::vector<Problem>& problems) {
  std::string all;
  for (const Problem& problem : problems) all += locale.say(problem) + "\n";
  return all;
}

}  // namespace bundled
