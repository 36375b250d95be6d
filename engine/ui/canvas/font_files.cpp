#include "ui/canvas/font_files.hpp"

#include <cstdlib>
#include <optional>
#include <sstream>
#include <string>

namespace tablier {
namespace {

namespace fs = std::filesystem;

constexpr std::array kWeights{"Regular", "Medium", "SemiBold", "Bold"};
constexpr std::array kEndings{".otf", ".ttf"};
/// Where distributions put the family; looked at before anything is searched.
constexpr std::array kUsual{"opentype/inter", "truetype/inter", "opentype/Inter", "truetype/Inter", "inter", "Inter", "OTF/Inter", "TTF"};

bool is_file(const fs::path& file) {
  std::error_code error;
  return fs::is_regular_file(file, error);
}

fs::path with_ending(const fs::path& stem) {
  for (const char* ending : kEndings)
    if (fs::path file = stem.string() + ending; is_file(file)) return file;
  return {};
}

std::optional<FontFiles> family_in(const fs::path& folder) {
  FontFiles files;
  files[0] = with_ending(folder / "Inter-Regular");
  if (files[0].empty()) return std::nullopt;
  for (std::size_t i = 1; i < files.size(); ++i) {
    files[i] = with_ending(folder / (std::string("Inter-") + kWeights[i]));
    if (files[i].empty()) files[i] = files[i - 1];
  }
  return files;
}

/// The folder below `root` that holds a file of that name, or none.
std::optional<fs::path> search(const fs::path& root, const std::vector<std::string>& names) {
  std::error_code error;
  fs::recursive_directory_iterator at(root, fs::directory_options::skip_permission_denied, error), end;
  for (; !error && at != end; at.increment(error))
    for (const std::string& name : names)
      if (at->path().filename() == name) return at->path();
  return std::nullopt;
}

FontFiles same_for_all(const fs::path& file) { return {file, file, file, file}; }

std::vector<fs::path> data_folders() {
  std::vector<fs::path> folders;
  const char* home = std::getenv("HOME");
  if (const char* own = std::getenv("XDG_DATA_HOME"); own && *own) folders.emplace_back(own);
  else if (home) folders.push_back(fs::path(home) / ".local/share");
  const char* shared = std::getenv("XDG_DATA_DIRS");
  std::istringstream list(shared && *shared ? shared : "/usr/local/share:/usr/share");
  for (std::string folder; std::getline(list, folder, ':');)
    if (!folder.empty()) folders.emplace_back(folder);
  folders.emplace_back("/usr/share");
  return folders;
}

}  // namespace

Result<FontFiles> find_fonts(const std::vector<fs::path>& folders) {
  for (const fs::path& folder : folders)
    for (const char* usual : kUsual)
      if (const auto family = family_in(folder / "fonts" / usual)) return *family;
  for (const fs::path& folder : folders)
    if (const auto file = search(folder / "fonts", {"Inter-Regular.otf", "Inter-Regular.ttf"})) return *family_in(file->parent_path());
  for (const fs::path& folder : folders)
    if (const auto file =
            search(folder / "fonts", {"InterVariable.ttf", "DejaVuSans.ttf", "NotoSans-Regular.ttf", "LiberationSans-Regular.ttf"}))
      return same_for_all(*file);
  return Problem("window.no_font");
}

Result<FontFiles> find_fonts() { return find_fonts(data_folders()); }

}  // namespace tablier
