#pragma once

#include "editor/series/session/edit_session.hpp"
#include "ui/core/ui.hpp"

#include <optional>

/// The series as a grid of slots, rows × pieces, that scrolls; its headings stay in sight.
namespace tablier::editor {

struct GridLook {
  const EditSession& session;
  const GameSpec& game;
  bool into_sight = false;  ///< scroll to the cursor
};
struct GridAnswer {
  std::optional<Spot> pressed, hovered;
};
GridAnswer draw_grid(const Ui& ui, Rect at, const GridLook& look);

}  // namespace tablier::editor
