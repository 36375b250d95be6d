#pragma once

#include "editor/series/session/edit_session.hpp"
#include "ui/core/input.hpp"
#include "ui/core/ui.hpp"

#include <span>

/// Everything that can be asked of the series editor by a key, a button or its menu, in one list.
namespace tablier::editor {

enum class EditorCommand : std::uint8_t {
  none,
  make,
  open,
  save,
  save_as,
  close_tab,
  undo,
  redo,
  texts,  ///< title, note, author, licence, date
  complete,
  stop,        ///< the completion
  generate,    ///< a whole grid
  print,       ///< on paper, or as text
  difficulty,  ///< how hard the rows are
  play,
  next_solution,
  previous_solution,
  row,  ///< its name and its pentas
  add_row,
  remove_row,
  duplicate_row,
  copy_row,
  paste,
  row_up,
  row_down,
  lock,
  keys,
  settings,
  quit
};

/// How it is shown and reached.
struct CommandLook {
  EditorCommand command;
  const char* label;      ///< text key
  const char* key_label;  ///< text key
  Key key;
  bool ctrl = false, alt = false, shift = false;
  bool of_row = false;    ///< in the menu's second column
  bool of_series = true;  ///< wants a series that is open
};
std::span<const CommandLook> commands();
/// The look of one; `stop` and `none` have none. Precondition: it has one.
const CommandLook& look_of(EditorCommand command);
/// What a key asks for.
EditorCommand command_of(const KeyChange& key);
/// False where it would only be refused.
bool is_possible(const EditSession& session, EditorCommand command);

/// The menu of them all, once `open_menu(kCommandMenu, …)` has opened it in the same panel; what was chosen. `session` null: no
/// series is open. `close`: the menu goes.
inline constexpr const char* kCommandMenu = "##commands";
EditorCommand draw_command_menu(const Ui& ui, const EditSession* session, bool close);

}  // namespace tablier::editor
