#pragma once

#include "sdk/result.hpp"

#include <filesystem>

/// Files that a person lets go of stay beside, under another ending, and can be put back. For any editor.
namespace tablier::editor {

/// Where it lies now.
Result<std::filesystem::path> remove_file(const std::filesystem::path& file);
/// Refused where there is another file of that name by now.
Status put_back(const std::filesystem::path& removed, const std::filesystem::path& file);

}  // namespace tablier::editor
