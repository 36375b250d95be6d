#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

/// What a shared library says of itself, read from its file: nothing of it runs, and it need not fit this program.
namespace tablier {

/// The text that it exports under that name, `const char name[]`. Absent where it exports none, or the file is no sound library.
std::optional<std::string> exported_text(const std::filesystem::path& file, std::string_view name);

}  // namespace tablier
