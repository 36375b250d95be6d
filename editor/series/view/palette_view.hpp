#pragma once

#include "editor/series/session/edit_session.hpp"
#include "ui/core/ui.hpp"

#include <optional>

/// Every piece, to be laid by a click or taken with the mouse; those that the cursor's row has already are paler.
namespace tablier::editor {

inline constexpr float kPaletteHeight = 66;

struct PaletteAnswer {
  std::optional<int> pressed, dragged;  ///< numbers of pieces
};
PaletteAnswer draw_palette(const Ui& ui, Rect at, const EditSession& session, const GameSpec& game);

}  // namespace tablier::editor
