#pragma once

#include "sdk/result.hpp"
#include "ui/core/ui.hpp"

#include <filesystem>
#include <vector>

/// What is wrong with a file that was to be opened, each fault with its place. Nothing of it is edited or written.
namespace tablier::editor {

/// Drawn in the part of the window below the bar. True when it was asked to try the file again.
bool draw_faults(const Ui& ui, Rect at, const std::filesystem::path& file, const std::vector<Problem>& problems);

}  // namespace tablier::editor
