#include "host/paths.hpp"

#include <algorithm>
#include <cstdlib>
#include <pwd.h>
#include <string_view>
#include <unistd.h>

namespace tablier {
namespace {

namespace fs = std::filesystem;

constexpr const char* kName = "tablier";

std::string_view read(const Environment& environment, const char* name) {
  const char* value = environment(name);
  return value ? value : "";
}

fs::path home(const Environment& environment) {
  fs::path named = read(environment, "HOME");
  if (named.is_absolute()) return named;
  const passwd* entry = getpwuid(getuid());
  const fs::path listed = entry && entry->pw_dir ? entry->pw_dir : "";
  return listed.is_absolute() ? listed : fs::path("/");
}

fs::path base_folder(const Environment& environment, const char* name, const char* fallback) {
  fs::path named = read(environment, name);
  return (named.is_absolute() ? named : home(environment) / fallback) / kName;
}

std::vector<fs::path> absolute_ones(std::string_view list) {
  std::vector<fs::path> found;
  while (!list.empty()) {
    const auto colon = std::min(list.find(':'), list.size());
    const fs::path item = list.substr(0, colon);
    if (item.is_absolute()) found.push_back(item);
    list.remove_prefix(std::min(colon + 1, list.size()));
  }
  return found;
}

/// The specification names the most important one first; ours stands last.
std::vector<fs::path> system_folders(const Environment& environment) {
  auto found = absolute_ones(read(environment, "XDG_DATA_DIRS"));
  if (found.empty()) found = {"/usr/local/share", "/usr/share"};
  std::reverse(found.begin(), found.end());
  return found;
}

/// A folder that is named twice binds as its last mention does.
void add_last(std::vector<fs::path>& folders, const fs::path& folder) {
  const fs::path plain = folder.lexically_normal();
  std::erase(folders, plain);
  folders.push_back(plain);
}

void add_program(Paths& paths, const fs::path& program, const Environment& environment) {
  const fs::path replaced = read(environment, "TABLIER_DATA");
  std::error_code error;
  if (const fs::path folder = fs::absolute(replaced, error); !replaced.empty() && !error) {
    add_last(paths.data, folder);
    add_last(paths.plugins, folder / "plugins");
    return;
  }
  const fs::path prefix = program.parent_path().parent_path();
  add_last(paths.data, prefix / "share" / kName);
  paths.program_plugins = (prefix / "lib" / kName / "plugins").lexically_normal();
  add_last(paths.plugins, paths.program_plugins);
}

}  // namespace

std::vector<fs::path> Paths::all(const fs::path& sub) const {
  std::vector<fs::path> found;
  std::error_code error;
  for (const fs::path& folder : data)
    if (fs::exists(folder / sub, error)) found.push_back(folder / sub);
  return found;
}

bool Paths::is_own(const fs::path& file) const {
  return !user_data.empty() && std::mismatch(user_data.begin(), user_data.end(), file.begin(), file.end()).first == user_data.end();
}

std::vector<fs::path> Paths::script_roots() const {
  auto found = all("scripts");
  std::reverse(found.begin(), found.end());
  return found;
}

Paths find_paths(const fs::path& program, const Environment& environment) {
  Paths paths;
  add_program(paths, program, environment);
  for (const fs::path& folder : system_folders(environment)) {
    add_last(paths.data, folder / kName);
    add_last(paths.plugins, folder / kName / "plugins");
  }
  paths.user_data = base_folder(environment, "XDG_DATA_HOME", ".local/share");
  add_last(paths.data, paths.user_data);
  add_last(paths.plugins, paths.user_data / "plugins");
  paths.config = base_folder(environment, "XDG_CONFIG_HOME", ".config");
  paths.state = base_folder(environment, "XDG_STATE_HOME", ".local/state");
  paths.cache = base_folder(environment, "XDG_CACHE_HOME", ".cache");
  return paths;
}

Paths find_paths() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  return find_paths(program, [](const char* name) -> const char* { return std::getenv(name); });
}

}  // namespace tablier
