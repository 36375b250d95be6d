#pragma once

#include "editor/series/session/edit_session.hpp"
#include "editor/series/view/hand.hpp"
#include "ui/core/ui.hpp"

#include <functional>
#include <optional>

/// The series as a grid: what each row begins with, then a slot a penta, and at the right of each row whatever is drawn there. It scrolls;
/// its headings stay in sight.
namespace tablier::editor {

struct GridLook {
  const EditSession& session;
  const GameSpec& game;
  bool into_sight = false;       ///< scroll to the cursor
  const Hand* hand = nullptr;    ///< what the mouse carries
  bool tells = true;             ///< what the mouse points at says more of itself
  bool copies = false;           ///< it would stay where it was as well
  std::string_view curves = {};  ///< heading over what is drawn at the right
  /// Draws that in a box of pixels; empty: there is nothing at the right.
  std::function<void(std::size_t row, Rect box)> curve = {};
};
struct GridAnswer {
  std::optional<CellIndex> pressed, hovered, dragged, locked;
  std::optional<std::size_t> row_pressed, row_dragged;
  DropPlace under;        ///< where the mouse is
  bool adds_row = false;  ///< one more was asked for
  Rect shown;             ///< what its headings and rows take, in pixels
};
GridAnswer draw_grid(const Ui& ui, Rect at, const GridLook& look);

}  // namespace tablier::editor
