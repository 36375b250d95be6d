#include "host/plugin_shelf.hpp"

#include <algorithm>
#include <ranges>
#include <system_error>

namespace tablier {
namespace {

namespace fs = std::filesystem;

bool is_absent(const std::error_code& error) {
  return error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory;
}

std::vector<fs::path> library_files(const fs::path& folder, std::vector<Problem>& problems) {
  std::vector<fs::path> files;
  std::error_code error;
  for (fs::directory_iterator item(folder, error), end; !error && item != end; item.increment(error)) {
    const fs::path& file = item->path();
    if (file.extension() == ".so" && !file.filename().string().starts_with('.')) files.push_back(file);
  }
  if (error && !is_absent(error)) problems.emplace_back(Text("host.folder", {{"why", error.message()}}), SourceSpot{folder.string()});
  std::sort(files.begin(), files.end());
  return files;
}

/// Folders are offered from the most binding one down, so that what stands already stays.
class Shelf {
 public:
  void add_folder(const fs::path& folder) {
    for (const fs::path& file : library_files(folder, shelf_.problems))
      if (!has_plugin(file.stem())) add_file(file);
  }
  PluginShelf take() { return std::move(shelf_); }

 private:
  bool has_plugin(const std::string& name) const {
    const auto found = shelf_.plugins.find(name);
    return found != shelf_.plugins.end() && found->second.plugin;
  }

  void add_file(const fs::path& file) {
    auto loaded = load_plugin(file);
    if (!loaded) {
      shelf_.plugins[file.stem()].problems.push_back(loaded.problem());
      return;
    }
    const std::string name = (*loaded)->table().name;
    ShelvedPlugin& place = shelf_.plugins[name];
    if (!place.plugin) place.plugin = *std::move(loaded);
    else if (place.plugin->file().parent_path() == file.parent_path())
      place.problems.emplace_back(Text("host.plugin.same_name", {{"name", name}, {"other", place.plugin->file().filename().string()}}),
                                  SourceSpot{file.string()});
  }

  PluginShelf shelf_;
};

}  // namespace

PluginShelf load_plugins(const std::vector<fs::path>& folders) {
  Shelf shelf;
  for (const fs::path& folder : std::views::reverse(folders)) shelf.add_folder(folder);
  return shelf.take();
}

}  // namespace tablier
