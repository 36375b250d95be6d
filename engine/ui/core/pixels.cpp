#include "ui/core/pixels.hpp"

#include "content/files.hpp"
#include "content/temporary_folder.hpp"

#include <SFML/Graphics/Image.hpp>

#include <cstdlib>
#include <ctime>
#include <string>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// `XDG_PICTURES_DIR="$HOME/Images"` in ~/.config/user-dirs.dirs, else what the environment says; empty where nothing is said.
fs::path told_folder(const fs::path& home, const std::string& kind) {
  const char* const set = std::getenv(("XDG_" + kind + "_DIR").c_str());
  fs::path otherwise = set ? fs::path(set) : fs::path();
  const char* config = std::getenv("XDG_CONFIG_HOME");
  const fs::path folder = config && *config == '/' ? fs::path(config) : home / ".config";
  const auto text = read_file(folder / "user-dirs.dirs");
  if (!text) return otherwise;
  const std::string head = "XDG_" + kind + "_DIR=\"";
  const auto at = text->find(head);
  if (at == std::string::npos || (at > 0 && (*text)[at - 1] != '\n')) return otherwise;
  const auto begin = at + head.size(), end = text->find('"', begin);
  if (end == std::string::npos) return otherwise;
  const std::string value = text->substr(begin, end - begin), own = "$HOME/";
  return value.starts_with(own) ? home / value.substr(own.size()) : fs::path(value);
}

fs::path home_folder() {
  const char* set = std::getenv("HOME");
  return set && *set == '/' ? fs::path(set) : fs::current_path();
}

fs::path folder_for(const std::string& kind, const char* usual) {
  fs::path home = home_folder();
  std::error_code none;
  for (const fs::path& folder : {told_folder(home, kind), home / usual})
    if (folder.is_absolute() && fs::is_directory(folder, none)) return folder;
  return home;
}

/// Whoever names a folder expects files there, not in another one: it is made where it is missing.
void make_told_pictures_folder() {
  std::error_code none;
  if (const fs::path told = told_folder(home_folder(), "PICTURES"); told.is_absolute()) fs::create_directories(told, none);
}

std::string moment() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%d-%H%M%S", &local);
  return text;
}

}  // namespace

Status write_png(const Pixels& pixels, const fs::path& file) {
  const auto width = static_cast<unsigned>(pixels.width), height = static_cast<unsigned>(pixels.height);
  std::vector<std::uint8_t> with_alpha;
  with_alpha.reserve(pixels.rgb.size() / 3 * 4);
  for (std::size_t i = 0; i + 2 < pixels.rgb.size(); i += 3)
    with_alpha.insert(with_alpha.end(), {pixels.rgb[i], pixels.rgb[i + 1], pixels.rgb[i + 2], 255});
  sf::Image image;
  image.create(width, height, with_alpha.data());
  // SFML writes to a file by itself, and does not tell whether the disk took it all.
  constexpr std::size_t kMaxPicture = std::size_t{1} << 30;
  const TemporaryFolder folder("tablier-picture");
  const fs::path drawn = folder.path() / "picture.png";
  std::error_code none;
  if (folder.path().empty() || fs::exists(file, none) || !image.saveToFile(drawn.string()))
    return Problem("window.not_written", {{"file", file.string()}});
  const auto bytes = read_file(drawn, kMaxPicture);
  if (!bytes) return bytes.problem();
  return bytes->empty() ? Problem("window.not_written", {{"file", file.string()}}) : write_file(file, *bytes);
}

fs::path documents_folder() { return folder_for("DOCUMENTS", "Documents"); }

fs::path fresh_picture_file(const std::string& name, const std::string& ending) {
  make_told_pictures_folder();
  const fs::path folder = folder_for("PICTURES", "Pictures");
  const std::string stem = name + "-" + moment();
  fs::path file = folder / (stem + ending);
  std::error_code none;
  for (int n = 2; fs::exists(file, none); ++n) file = folder / (stem + "-" + std::to_string(n) + ending);
  return file;
}

}  // namespace tablier
