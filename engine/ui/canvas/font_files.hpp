#pragma once

#include "sdk/result.hpp"
#include "ui/canvas/canvas.hpp"

#include <array>
#include <filesystem>

/// Finds the font family of the interface in the folders where fonts are kept.
namespace tablier {

/// One file a weight, in the order of `Weight`. A family with one file only gives it for each weight.
using FontFiles = std::array<std::filesystem::path, 4>;

/// Inter in the XDG data folders, else another plain sans-serif; a problem where there is none at all.
Result<FontFiles> find_fonts();

/// The same among given data folders (those that have a `fonts` folder).
Result<FontFiles> find_fonts(const std::vector<std::filesystem::path>& data_folders);

}  // namespace tablier
