#pragma once

#include "content/theme.hpp"
#include "sdk/result.hpp"
#include "ui/canvas/canvas.hpp"

#include <array>
#include <filesystem>
#include <string>
#include <vector>

/// Finds the font files that a theme names in the folders where fonts are kept.
namespace tablier {

/// One file a weight, in the order of `Weight`.
using FontFiles = std::array<std::filesystem::path, kWeights>;

/// The theme's fonts in the XDG data folders. A weight that is not there is drawn with the regular one, a family that is not there
/// with another plain sans-serif; a problem where there is none at all.
Result<FontFiles> find_fonts(const Theme& theme);
/// The same among given data folders (those that have a `fonts` folder).
Result<FontFiles> find_fonts(const Theme& theme, const std::vector<std::filesystem::path>& data_folders);

/// Whether a font file of that name, in either format, lies in a `fonts` folder of the XDG data folders.
bool is_installed_font(const std::string& name);

}  // namespace tablier
