#pragma once

#include "editor/series/session/edit_session.hpp"
#include "editor/series/view/editor_command.hpp"
#include "ui/core/ui.hpp"
#include "ui/panels/frame.hpp"

/// Beside the grid, or below it in a narrow window: the chosen penta with its solutions to leaf through. It leaves room for the pieces
/// that would do in the chosen slot, and for how hard the rows are.
namespace tablier::editor {

inline constexpr float kStripHeight = 156;

struct PanelAnswer {
  EditorCommand command = EditorCommand::none;
  /// Places for others, in pixels; without width where there is no room for them.
  Rect candidates, difficulty;
};

class EditorPanel {
 public:
  PanelAnswer draw(Ui& ui, const Frame& frame, const EditSession& session, const GameSpec& game);

 private:
  PanelAnswer draw_wide(Ui& ui, Rect at, const EditSession& session, const GameSpec& game);
  PanelAnswer draw_strip(Ui& ui, Rect at, const EditSession& session, const GameSpec& game);
  void picture(Ui& ui, Vec2 size, const EditSession& session, const GameSpec& game);

  std::string shown_;  ///< what the picture shows
};

}  // namespace tablier::editor
