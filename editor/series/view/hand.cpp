#include "editor/series/view/hand.hpp"

#include "ui/panels/fitted_text.hpp"
#include "ui/panels/piece_icon.hpp"
#include "ui/panels/text_metrics.hpp"

#include <utility>

namespace tablier::editor {
namespace {

constexpr float kHeldSquare = 10;
/// Squares that a piece in a slot has room for.
constexpr float kHeldColumns = 5.4F, kHeldRows = 3.6F;

/// The number of the piece that is held; 0: a row.
int number_of(const EditSession& session, const Held& held) {
  if (const auto* piece = std::get_if<HeldPiece>(&held)) return piece->number;
  const auto* slot = std::get_if<HeldSlot>(&held);
  return slot && session.model().has(slot->from) ? session.model().at(slot->from) : 0;
}

}  // namespace

void Hand::take(Held held) {
  if (!held_) held_ = held;
}

void Hand::cancel() { held_.reset(); }

Status Hand::may_drop(const EditSession& session, const DropPlace& place, bool copy) const {
  if (!held_ || !place.slot || std::holds_alternative<HeldRow>(*held_)) return Done{};
  SeriesModel tried(session.model().pieces(), session.model().series());
  if (const auto* piece = std::get_if<HeldPiece>(&*held_)) return tried.lay(*place.slot, piece->number);
  const CellIndex from = std::get<HeldSlot>(*held_).from;
  return from == *place.slot ? Status(Done{}) : tried.carry(from, *place.slot, copy);
}

Status Hand::drop(EditSession& session, const DropPlace& place, bool copy) {
  const auto held = std::exchange(held_, std::nullopt);
  if (!held) return Done{};
  if (const auto* row = std::get_if<HeldRow>(&*held))
    return place.row && *place.row != row->row ? session.move_row_to(row->row, *place.row) : Status(Done{});
  if (!place.slot) return Done{};
  if (const auto* piece = std::get_if<HeldPiece>(&*held)) return session.drop(*place.slot, piece->number);
  const CellIndex from = std::get<HeldSlot>(*held).from;
  return from == *place.slot ? Status(Done{}) : session.carry(from, *place.slot, copy);
}

void Hand::draw(const Ui& ui, const EditSession& session, const GameSpec& game, const DropPlace& place, const Status& may) const {
  if (!held_) return;
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const ImVec2 at = ImGui::GetMousePos();
  if (const auto* row = std::get_if<HeldRow>(&*held_)) {
    const std::string& name = session.model().rows()[row->row].name;
    draw_text(list, ui.fonts.title, {at.x + ui.px(12), at.y - line_height(ui.fonts.title) / 2}, im(ui.colour("accent_ink")), name);
  } else if (const PieceSpec* piece = find_piece(game.content, number_of(session, *held_))) {
    const float side =
        place.slot ? std::min({ui.px(kHeldSquare), place.box.w / kHeldColumns, place.box.h / kHeldRows}) : ui.px(kHeldSquare);
    const Vec2 centre = place.slot ? place.box.centre() : Vec2{at.x, at.y};
    draw_piece(list, piece->form, centre, std::floor(side), faded(piece_colour(ui, game, *piece, "ground"), 0.75));
  }
  if (!may) tell(ui, ui.tr(may.problem()));
}

}  // namespace tablier::editor
