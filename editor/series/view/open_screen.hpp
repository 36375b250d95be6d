#pragma once

#include "editor/series/session/document.hpp"
#include "ui/core/screen.hpp"

#include <functional>
#include <memory>

/// The list of series that can be opened: the player's own, then the bundled ones.
namespace tablier::editor {

/// Goes back by itself, and calls `open` first when one is chosen. Both must outlive it.
std::unique_ptr<Screen> open_screen(const EditorContext& context, std::function<void(Ui&, const std::filesystem::path&)> open);

}  // namespace tablier::editor
