#include "ui/canvas/font_files.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <string>

namespace tablier {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, kWeights> kRoles{"regular", "medium", "bold"};
/// Where distributions put the family; looked at before anything is searched.
constexpr std::array kUsual{"opentype/inter", "truetype/inter", "opentype/Inter", "truetype/Inter", "inter", "Inter", "OTF", "TTF"};
/// What is read as easily, where the theme's family is not installed.
constexpr std::array kOthers{"InterVariable.ttf", "DejaVuSans.ttf", "NotoSans-Regular.ttf", "LiberationSans-Regular.ttf"};

bool is_file(const fs::path& file) {
  std::error_code error;
  return fs::is_regular_file(file, error);
}

/// The file of that name, or the same font in the other of its two formats.
fs::path either_format(fs::path file) {
  if (is_file(file)) return file;
  file.replace_extension(file.extension() == ".otf" ? ".ttf" : ".otf");
  return is_file(file) ? file : fs::path();
}

std::optional<FontFiles> family_in(const fs::path& folder, const Theme& theme) {
  FontFiles files;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const auto name = theme.fonts.find(kRoles[i]);
    if (name != theme.fonts.end()) files[i] = either_format(folder / name->second);
    if (files[i].empty()) files[i] = files[0];
  }
  if (files[0].empty()) return std::nullopt;
  return files;
}

/// The first file of one of those names below a folder.
template <typename Names>
std::optional<fs::path> search(const fs::path& root, const Names& names) {
  std::error_code error;
  fs::recursive_directory_iterator at(root, fs::directory_options::skip_permission_denied, error), end;
  for (; !error && at != end; at.increment(error))
    for (const auto& name : names)
      if (at->path().filename() == name) return at->path();
  return std::nullopt;
}

std::vector<std::string> both_formats(const std::string& name) {
  const std::string stem = fs::path(name).stem().string();
  return {stem + ".otf", stem + ".ttf"};
}

std::vector<std::string> regular_names(const Theme& theme) {
  const auto name = theme.fonts.find(kRoles[0]);
  return name == theme.fonts.end() ? std::vector<std::string>() : both_formats(name->second);
}

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

Result<FontFiles> find_fonts(const Theme& theme, const std::vector<fs::path>& folders) {
  for (const fs::path& folder : folders)
    for (const char* usual : kUsual)
      if (const auto family = family_in(folder / "fonts" / usual, theme)) return *family;
  for (const fs::path& folder : folders)
    if (const auto file = search(folder / "fonts", regular_names(theme))) return *family_in(file->parent_path(), theme);
  for (const fs::path& folder : folders)
    if (const auto file = search(folder / "fonts", kOthers)) return FontFiles{*file, *file, *file};
  return Problem("window.no_font");
}

Result<FontFiles> find_fonts(const Theme& theme) { return find_fonts(theme, data_folders()); }

bool is_installed_font(const std::string& name) {
  return std::ranges::any_of(data_folders(),
                             [&](const fs::path& folder) { return search(folder / "fonts", both_formats(name)).has_value(); });
}

}  // namespace tablier
