#include "editor/series/view/palette_view.hpp"

#include "ui/panels/piece_icon.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

constexpr float kMaxTile = 78, kSquare = 7, kTakenAlpha = 0.35F;

void draw_one(const Ui& ui, const EditSession& session, const GameSpec& game, const PieceSpec& piece, Vec2 size, PaletteAnswer& answer) {
  const bool used = session.model().holds(session.cursor().row, piece.number);
  const std::string_view ground = used ? "tray" : "raised";
  const std::string label = std::to_string(piece.number) + " " + piece.letter;
  ImGui::PushID(piece.number);
  const TileAnswer t = tile(ui, "##piece", {.size = size, .round = 8, .ground = ground, .label = label});
  if (t.pressed) answer.pressed = piece.number;
  if (ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left)) answer.dragged = piece.number;
  ImGui::PopID();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float line = line_height(ui.fonts.label), foot = t.box.bottom() - line - ui.px(4);
  const Colour own = piece_colour(ui, game, piece, ground);
  draw_piece(list, piece.form, {t.box.centre().x, (t.box.y + foot) / 2 + ui.px(1)}, std::floor(ui.px(kSquare)),
             used ? faded(own, kTakenAlpha) : own);
  draw_text(list, ui.fonts.label, {t.box.centre().x - measure(ui.fonts.label, label).x / 2, foot}, im(ui.colour(used ? "soft_ink" : "ink")),
            label);
}

}  // namespace

PaletteAnswer draw_palette(const Ui& ui, Rect at, const EditSession& session, const GameSpec& game) {
  const Panel panel(ui, "##palette", at, Panel::Ground::ground, {0, 0});
  const auto count = static_cast<float>(session.pieces().size());
  const float side = ui.px(ui.sizes.xl), between = ui.px(6), pad = ui.px(ui.sizes.xs);
  const float width = std::floor(std::min(ui.px(kMaxTile), (at.w - 2 * side + between) / count - between));
  float x = (at.w - count * (width + between) + between) / 2;
  PaletteAnswer answer;
  for (const PieceSpec& piece : session.pieces()) {
    ImGui::SetCursorPos({x, pad});
    draw_one(ui, session, game, piece, {width, at.h - 2 * pad}, answer);
    x += width + between;
  }
  return answer;
}

}  // namespace tablier::editor
