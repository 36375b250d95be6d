#pragma once

#include "editor/series/session/document.hpp"
#include "ui/core/ui.hpp"

#include <filesystem>
#include <functional>

/// Where a series is to be saved.
namespace tablier::editor {

/// A name for the document's file: among the player's own series, where the game finds it, or in the folder that the file is in. A path is
/// taken as one. Asks before another file is written over or a bundled series is hidden.
void ask_save_as(Ui& ui, const EditorContext& context, const Document& document,
                 const std::function<Status(const std::filesystem::path&)>& use);

}  // namespace tablier::editor
