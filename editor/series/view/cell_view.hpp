#pragma once

#include "editor/series/session/edit_session.hpp"
#include "ui/core/ui.hpp"

/// One slot of the grid: the piece, its number, and what its penta is worth.
namespace tablier::editor {

struct CellLook {
  const EditSession& session;
  const GameSpec& game;
  Spot spot;
  Vec2 size;  ///< in pixels
};
struct CellAnswer {
  bool pressed = false;
  bool hovered = false;
  Rect box;
};
/// At the cursor of the panel.
CellAnswer draw_cell(const Ui& ui, const CellLook& look);

/// `A:5`, as the series tools name pentas.
std::string slot_name(const EditSession& session, Spot spot);
/// What is known of a penta, in words: how many solutions, what is missing, what it repeats. `second` may be empty.
struct PentaLabels {
  std::string first;
  std::string second;
};
PentaLabels penta_label(const Ui& ui, const PentaNews& news);
/// The colour that goes with it; words and signs say the same.
Colour penta_colour(const Ui& ui, const PentaNews& news);
/// The sign of a state in a box of that side: a cross, a star, nothing for the others.
void draw_sign(const Ui& ui, PentaState state, Vec2 centre, float side);
/// What a piece is called on it, as the player likes: its number, else its letter.
std::string piece_label(const Ui& ui, const PieceSpec& piece);

}  // namespace tablier::editor
