#pragma once

#include "editor/series/session/document.hpp"
#include "ui/core/screen.hpp"

#include <functional>
#include <memory>
#include <vector>

/// The list of series that can be opened: those that were open last, the player's own, the bundled ones, and the way to any other file.
namespace tablier::editor {

/// Goes back by itself, and calls `open` first when one is chosen. Both must outlive it.
std::unique_ptr<Screen> open_screen(const EditorContext& context, const std::vector<std::filesystem::path>& recent,
                                    std::function<void(Ui&, const std::filesystem::path&)> open);

}  // namespace tablier::editor
