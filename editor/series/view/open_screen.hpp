#pragma once

#include "editor/document/recent_files.hpp"
#include "editor/series/session/document.hpp"
#include "ui/core/screen.hpp"

#include <functional>
#include <memory>

/// The list of series that can be opened, each once: drafts that wait, those that were open last, the player's own, the bundled ones, and
/// the way to any other file. The player's own are removed here too, and come back by undo while the list is open; what lies elsewhere is
/// only taken off the list.
namespace tablier::editor {

struct OpenActions {
  std::function<void(Ui&, const std::filesystem::path&)> open;
  std::function<void(Ui&, const LeftBehind&)> go_on;          ///< with a draft
  std::function<Status(const std::filesystem::path&)> leave;  ///< the file is about to be removed; refused where it is in use
};

/// Goes back by itself before it calls what opens one. What it is given must outlive it.
std::unique_ptr<Screen> open_screen(const EditorContext& context, RecentFiles& recent, OpenActions actions);

}  // namespace tablier::editor
