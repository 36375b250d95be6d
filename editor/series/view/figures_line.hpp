#pragma once

#include "editor/series/session/edit_session.hpp"
#include "ui/core/ui.hpp"

/// The figures that the series tools print, in words for people, on one line; beside them what was said last, else what is wrong, else the
/// keys that matter most.
namespace tablier::editor {

inline constexpr float kFiguresHeight = 34;

/// False where there is not room enough for what was said last: it stands elsewhere then. `printed`: what the printed series repeats, which
/// is meant so; it is told where nothing is wrong.
bool draw_figures_line(const Ui& ui, Rect at, const EditSession& session, const Repeats& printed);

}  // namespace tablier::editor
