#include "host/game_sheets.hpp"

#include <algorithm>
#include <string_view>
#include <system_error>
#include <utility>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// Folders under scripts/ and content/ that belong to no game.
constexpr std::string_view kSharedScripts = "lib";

/// Hidden ones excepted: what is being made there, or somebody keeps.
std::vector<std::string> subfolders(const fs::path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator item(folder, error), end; !error && item != end; item.increment(error)) {
    std::error_code unknown;
    std::string name = item->path().filename().string();
    if (!name.starts_with('.') && item->is_directory(unknown)) names.push_back(std::move(name));
  }
  return names;
}

/// An empty folder is no game's: somebody has just made it, or left it behind.
bool has_script(const fs::path& folder) {
  std::error_code error;
  for (fs::directory_iterator item(folder, error), end; !error && item != end; item.increment(error))
    if (item->path().extension() == ".lua") return true;
  return false;
}

std::vector<fs::path> content_of(const Paths& paths, const std::string& game) { return paths.all(fs::path("content") / game); }

/// Where somebody looks first.
fs::path sheet_in(const fs::path& folder) {
  std::error_code none;
  return fs::exists(folder / "game.yaml", none) ? folder / "game.yaml" : folder;
}

}  // namespace

std::set<std::string> names_of_games(const Paths& paths) {
  std::set<std::string> names;
  for (const fs::path& content : paths.all("content"))
    for (const std::string& name : subfolders(content))
      if (std::error_code error; fs::exists(content / name / "game.yaml", error)) names.insert(name);
  for (const fs::path& scripts : paths.all("scripts"))
    for (const std::string& name : subfolders(scripts))
      if (name != kSharedScripts && has_script(scripts / name)) names.insert(name);
  return names;
}

std::vector<fs::path> ReadSheets::folders(const Paths& paths, const std::string& game) const {
  std::vector<fs::path> all = content_of(paths, game);
  std::erase_if(all, [this](const fs::path& folder) { return unread.contains(folder); });
  return all;
}

ReadSheets read_sheets(const Paths& paths, ContentTime& time) {
  ReadSheets read;
  for (const std::string& name : names_of_games(paths)) {
    const std::vector<fs::path> folders = content_of(paths, name);
    const auto own = [&](const fs::path& folder) { return paths.is_own(folder); };
    if (std::ranges::none_of(folders, own)) {
      read.sheets.emplace(name, load_game_spec(folders));
      continue;
    }
    std::vector<Problem> late;
    for (const fs::path& folder : folders)
      if (time.is_up() && own(folder)) {
        read.unread.insert(folder);
        late.emplace_back(Text("host.sheet.not_read"), SourceSpot{sheet_in(folder).string()});
      }
    LoadedGameSpec loaded = time.spend([&] { return load_game_spec(read.folders(paths, name)); });
    loaded.problems.insert(loaded.problems.begin(), late.begin(), late.end());
    read.sheets.emplace(name, std::move(loaded));
  }
  return read;
}

}  // namespace tablier
