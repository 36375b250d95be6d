#pragma once

#include "editor/series/session/edit_session.hpp"
#include "ui/core/ui.hpp"

#include <optional>

/// Every piece, to be laid by a click; those that the cursor's row has already are ticked.
namespace tablier::editor {

inline constexpr float kPaletteHeight = 78;

/// The number of the piece that was pressed.
std::optional<int> draw_palette(const Ui& ui, Rect at, const EditSession& session, const GameSpec& game);

}  // namespace tablier::editor
