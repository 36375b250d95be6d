#pragma once

#include "content/locale.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// What `tablier new game` writes.
namespace tablier {

struct TemplateFile {
  std::filesystem::path path;  ///< below a data folder
  std::string text;
};

/// A small game in Lua that can be played at once: its script, and its content in every language of the locale. Comments are in the
/// language of the locale.
std::vector<TemplateFile> game_template(const Locale& locale, std::string_view name);

}  // namespace tablier
