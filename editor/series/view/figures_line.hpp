#pragma once

#include "editor/series/session/edit_session.hpp"
#include "ui/core/ui.hpp"

/// The figures that the series tools print, in words for people, on one line; beside them what was said last, else what is wrong, else the
/// keys that matter most.
namespace tablier::editor {

inline constexpr float kFiguresHeight = 34;

/// False where there is not room enough for what was said last: it stands elsewhere then. `as_printed`: the series is one of the game's, as
/// it came; what it repeats is meant so.
bool draw_figures_line(const Ui& ui, Rect at, const EditSession& session, bool as_printed);

}  // namespace tablier::editor
