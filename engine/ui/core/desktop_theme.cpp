#include "ui/core/desktop_theme.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace tablier {
namespace {

/// Of a settings file of a desktop; more of it is not read.
constexpr std::streamsize kMaxRead = 1 << 20;

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::string text;
  if (!in) return text;
  text.resize(static_cast<std::size_t>(kMaxRead));
  in.read(text.data(), kMaxRead);
  text.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
  return text;
}

/// What stands behind `key=` on a line of its own; absent where there is none.
std::optional<std::string> value_in(const std::string& text, std::string_view key) {
  for (std::size_t at = text.find(key); at != std::string::npos; at = text.find(key, at + 1)) {
    const std::size_t equals = text.find_first_not_of(" \t", at + key.size());
    const bool begins = at == 0 || text[at - 1] == '\n';
    if (!begins || equals == std::string::npos || text[equals] != '=') continue;
    const std::size_t from = text.find_first_not_of(" \t", equals + 1), end = std::min(text.find('\n', equals), text.size());
    return from < end ? text.substr(from, end - from) : std::string();
  }
  return std::nullopt;
}

bool names_dark(const std::string& theme) { return lower(theme).find("dark") != std::string::npos; }

std::optional<bool> by_environment(const Environment& environment) {
  const char* const theme = environment("GTK_THEME");
  if (!theme || !*theme) return std::nullopt;
  return names_dark(theme);
}

/// Its file is rewritten whole at each change: what stands there holds.
std::optional<bool> by_gnome(const std::filesystem::path& config) {
  const std::string keys = text_of(config / "dconf" / "user");
  if (keys.find("prefer-dark") != std::string::npos) return true;
  if (keys.find("prefer-light") != std::string::npos) return false;
  return std::nullopt;
}

std::optional<bool> by_kde(const std::filesystem::path& config) {
  const auto scheme = value_in(text_of(config / "kdeglobals"), "ColorScheme");
  if (!scheme || scheme->empty()) return std::nullopt;
  return names_dark(*scheme);
}

std::optional<bool> by_gtk(const std::filesystem::path& file) {
  const std::string text = text_of(file);
  if (const auto dark = value_in(text, "gtk-application-prefer-dark-theme")) return *dark == "1" || lower(*dark) == "true";
  if (const auto theme = value_in(text, "gtk-theme-name")) return names_dark(*theme);
  return std::nullopt;
}

}  // namespace

bool desktop_is_dark(const std::filesystem::path& config, const Environment& environment) {
  const std::array said{by_environment(environment), by_gnome(config), by_kde(config), by_gtk(config / "gtk-4.0" / "settings.ini"),
                        by_gtk(config / "gtk-3.0" / "settings.ini")};
  const auto first = std::ranges::find_if(said, [](const std::optional<bool>& dark) { return dark.has_value(); });
  return first != said.end() && **first;
}

}  // namespace tablier
