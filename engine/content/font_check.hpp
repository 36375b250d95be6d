#pragma once

#include "sdk/result.hpp"

#include <filesystem>
#include <string>
#include <string_view>

/// Fonts that come with a theme: only what lies beside it, and only what is a font from end to end. The library that draws panels believes
/// every offset in a font, so that none is handed to it unread.
namespace tablier {

inline constexpr std::size_t kMaxFontBytes = 8U << 20;

/// Whether these are the bytes of a TrueType or OpenType font whose tables, and what the tables say of one another, lie within them.
Status check_font(std::string_view bytes);

/// The file that a theme of that folder calls so, empty where none lies there (it may be an installed one). A problem where the name is
/// more than a file's name, where the file is a link that leaves the folder, no file or too large, or where it is no font.
Result<std::filesystem::path> font_beside(const std::filesystem::path& folder, const std::string& name);

}  // namespace tablier
