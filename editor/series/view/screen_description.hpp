#pragma once

#include "editor/series/session/desk.hpp"
#include "ui/core/ui.hpp"

/// What the screen of the editor shows, for those who drive it from outside.
namespace tablier::editor {

/// Precondition: !desk.empty().
Value described(const Ui& ui, const Desk& desk);

}  // namespace tablier::editor
