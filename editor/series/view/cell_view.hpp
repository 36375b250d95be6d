#pragma once

#include "editor/series/session/edit_session.hpp"
#include "ui/core/ui.hpp"

/// One slot of the grid: the piece, a dot where it is locked, and what its penta is worth.
namespace tablier::editor {

/// How a slot answers to what the mouse carries.
enum class DropSign : std::uint8_t { none, welcome, refused };

struct CellLook {
  const EditSession& session;
  const GameSpec& game;
  CellIndex cell;
  Vec2 size;           ///< in pixels
  bool small = false;  ///< one of those that begin a row: the piece alone
  DropSign sign = DropSign::none;
  bool tells = true;  ///< under the mouse it says more of itself
};
struct CellAnswer {
  bool pressed = false;
  bool hovered = false;
  bool dragged = false;  ///< the mouse takes its piece away
  bool locked = false;   ///< the corner with the dot was pressed
  bool under = false;    ///< the mouse is over it, whatever it carries
  Rect box;
};
/// At the cursor of the panel.
CellAnswer draw_cell(const Ui& ui, const CellLook& look);
/// The frame around the slots that begin a row, up to that one, with what their penta is worth where the row has it.
void draw_start(const Ui& ui, const EditSession& session, CellIndex last, Rect box);

/// A number of solutions, as it is written everywhere.
std::string count_label(const Ui& ui, std::uint64_t solutions);
/// `A:5`, as the series tools name pentas.
std::string slot_name(const EditSession& session, CellIndex cell);
/// What is known of a penta, in words: how many solutions, what is missing, what it repeats. `second` may be empty.
struct PentaLabels {
  std::string first;
  std::string second;
};
PentaLabels penta_label(const Ui& ui, const PentaNews& news);

}  // namespace tablier::editor
