#pragma once

#include "editor/series/session/edit_session.hpp"
#include "ui/core/ui.hpp"
#include "ui/panels/frame.hpp"

/// Beside the grid, or below it in a narrow window: the chosen penta with a solution of it, and what can be done to the series.
namespace tablier::editor {

/// What a button or a key asks for.
enum class EditorCommand : std::uint8_t {
  none,
  undo,
  redo,
  words,  ///< title and note
  row,    ///< its name and its pentas
  complete,
  stop,  ///< the completion
  add_row,
  remove_row,
  row_up,
  row_down
};

inline constexpr float kStripHeight = 150;

class EditorPanel {
 public:
  /// The button that was pressed.
  EditorCommand draw(Ui& ui, const Frame& frame, const EditSession& session, const GameSpec& game);

 private:
  void picture(Ui& ui, Vec2 size, const EditSession& session, const GameSpec& game);

  std::string shown_;  ///< what the picture shows
};

}  // namespace tablier::editor
