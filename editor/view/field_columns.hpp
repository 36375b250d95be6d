#pragma once

#include "ui/core/ui.hpp"

#include <functional>
#include <vector>

/// Fields beside each other in a dialog, their labels on one line. For any editor.
namespace tablier::editor {

/// Draws each in a column of the same width, which it is told in pixels; the cursor comes to stand below them all.
void field_columns(const Ui& ui, const std::vector<std::function<void(float width)>>& columns);

}  // namespace tablier::editor
