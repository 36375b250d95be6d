#pragma once

#include "editor/series/session/edit_session.hpp"
#include "ui/core/ui.hpp"

#include <optional>
#include <variant>

/// What the mouse carries over the grid: a piece of the palette, the piece of a slot, or a row by its letter.
namespace tablier::editor {

struct HeldPiece {
  int number = 0;
};
struct HeldSlot {
  CellIndex from;
};
struct HeldRow {
  std::size_t row = 0;
};
using Held = std::variant<HeldPiece, HeldSlot, HeldRow>;

/// Where it is let go: a slot for a piece, a slot or any place of a row for a row.
struct DropPlace {
  std::optional<CellIndex> slot;
  std::optional<std::size_t> row;
  Rect box = {};  ///< of the slot, in pixels
};

class Hand {
 public:
  /// Takes it, unless something is held already.
  void take(Held held);
  /// Lets go of nothing: it stays where it was.
  void cancel();
  bool holds() const { return held_.has_value(); }
  const std::optional<Held>& held() const { return held_; }

  /// Why it cannot be laid there; sound where it can, or where nothing would be done.
  Status may_drop(const EditSession& session, const DropPlace& place, bool copy) const;
  /// Lets go of it there.
  Status drop(EditSession& session, const DropPlace& place, bool copy);

  /// What is held, at the mouse or in the slot where it would lie, and why it cannot.
  void draw(const Ui& ui, const EditSession& session, const GameSpec& game, const DropPlace& place, const Status& may) const;

 private:
  std::optional<Held> held_;
};

}  // namespace tablier::editor
