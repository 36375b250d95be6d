#include "host/plugin_registry.hpp"

#include <algorithm>
#include <iterator>
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

using TrialResults = std::map<fs::path, TrialResult>;

/// Folders are offered from the most binding one down, so that what stands already stays.
class RegistryBuilder {
 public:
  RegistryBuilder(const PluginFiles& files, const TrialResults& results) : files_(files), results_(results) {}

  void add_folder(const std::vector<fs::path>& files) {
    for (const fs::path& file : files) {
      if (!has_plugin(file.stem())) add_file(file);
      else registry_.stand_ins.emplace(registry_.plugins[file.stem()].plugin->file(), file);
    }
  }
  PluginRegistry take() { return std::move(registry_); }

 private:
  bool has_plugin(const std::string& name) const {
    const auto found = registry_.plugins.find(name);
    return found != registry_.plugins.end() && found->second.plugin;
  }

  Result<std::shared_ptr<LoadedPlugin>> open(const fs::path& file) const {
    if (const auto held = files_.held_back.find(file); held != files_.held_back.end()) return held->second;
    const auto result = results_.find(file);
    auto fault = result == results_.end() ? std::nullopt : trial_fault(file, result->second);
    return fault ? *std::move(fault) : open_plugin(file);
  }

  void add_file(const fs::path& file) {
    auto loaded = open(file);
    if (!loaded) {
      registry_.plugins[file.stem()].problems.push_back(loaded.problem());
      return;
    }
    const std::string name = (*loaded)->table().name;
    RegisteredPlugin& place = registry_.plugins[name];
    if (!place.plugin) place.plugin = *std::move(loaded);
    else if (place.plugin->file().parent_path() == file.parent_path())
      place.problems.emplace_back(Text("host.plugin.same_name", {{"name", name}, {"other", place.plugin->file().filename().string()}}),
                                  SourceSpot{file.string()});
  }

  const PluginFiles& files_;
  const TrialResults& results_;
  PluginRegistry registry_;
};

}  // namespace

std::vector<fs::path> PluginFiles::allowed() const {
  std::vector<fs::path> files;
  for (const auto& folder : folders)
    std::copy_if(folder.begin(), folder.end(), std::back_inserter(files), [&](const fs::path& file) { return !held_back.contains(file); });
  return files;
}

PluginFiles find_plugins(const std::vector<fs::path>& folders) {
  PluginFiles found;
  for (const fs::path& folder : folders) found.folders.push_back(library_files(folder, found.problems));
  return found;
}

PluginRegistry load_plugins(PluginFiles files, const TrialResults& results) {
  RegistryBuilder registry(files, results);
  for (const auto& folder : std::views::reverse(files.folders)) registry.add_folder(folder);
  PluginRegistry made = registry.take();
  made.problems = std::move(files.problems);
  return made;
}

}  // namespace tablier
