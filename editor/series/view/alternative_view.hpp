#pragma once

#include "editor/series/session/generator.hpp"
#include "ui/core/ui.hpp"

/// A grid that was made, beside others: its pieces by their numbers.
namespace tablier::editor {

struct AlternativeLook {
  const Alternative& one;
  const Alternative* first;  ///< what is not as in that one stands out; null: nothing does
  float width;               ///< in pixels
};
/// At the cursor. A penta with exactly one solution has the ground of one.
void draw_alternative_rows(const Ui& ui, const AlternativeLook& look);

}  // namespace tablier::editor
