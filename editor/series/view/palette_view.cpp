#include "editor/series/view/palette_view.hpp"

#include "ui/panels/fitted_text.hpp"
#include "ui/panels/piece_icon.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

constexpr float kMaxTile = 96, kSquare = 7, kPaleAlpha = 0.35F;

/// What is known of it for the chosen slot; null: nothing yet.
const Candidate* candidate_of(const PaletteLook& look, int number) {
  const auto found =
      std::find_if(look.candidates.begin(), look.candidates.end(), [number](const Candidate& one) { return one.number == number; });
  return found == look.candidates.end() ? nullptr : &*found;
}

void draw_one(const Ui& ui, const PaletteLook& look, std::size_t i, Vec2 size, PaletteAnswer& answer) {
  const PieceSpec& piece = look.session.pieces()[i];
  const Candidate* const candidate = candidate_of(look, piece.number);
  const bool used = look.session.model().holds(look.session.cursor().row, piece.number), pale = used || (candidate && !candidate->possible);
  const std::string_view ground = pale ? "ground" : "raised";
  const std::string label = std::to_string(piece.number) + " " + piece.letter;
  ImGui::PushID(piece.number);
  const TileAnswer t = tile(ui, "##piece", {.size = size, .round = 8, .ground = ground, .ring = look.ringed == i, .label = label});
  if (t.pressed) answer.pressed = piece.number;
  if (ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left)) answer.dragged = piece.number;
  ImGui::PopID();
  if (t.hovered && candidate && !candidate->possible && !candidate->reason.empty()) tell(ui, ui.tr(candidate->reason));
  const float line = line_height(ui.fonts.label), foot = t.box.bottom() - line - ui.px(4);
  const Colour own = piece_colour(ui, look.game, piece, ground);
  draw_seen_piece(ui, piece.form, {t.box.centre().x, (t.box.y + foot) / 2 + ui.px(1)}, std::floor(ui.px(kSquare)),
                  {pale ? faded(own, kPaleAlpha) : own, piece_pattern(ui, look.game, piece), ground});
  draw_text(*ImGui::GetWindowDrawList(), ui.fonts.label, {t.box.centre().x - measure(ui.fonts.label, label).x / 2, foot},
            im(ui.colour(pale ? "soft_ink" : "ink")), label);
}

}  // namespace

PaletteAnswer draw_palette(const Ui& ui, Rect at, const PaletteLook& look) {
  const Panel panel(ui, "##palette", at, Panel::Ground::ground, {0, 0});
  const std::size_t count = look.session.pieces().size();
  const float side = ui.px(ui.sizes.m), between = ui.px(6), pad = ui.px(ui.sizes.xs);
  const float width = std::floor(std::min(ui.px(kMaxTile), (at.w - 2 * side + between) / static_cast<float>(count) - between));
  PaletteAnswer answer;
  for (std::size_t i = 0; i < count; ++i) {
    ImGui::SetCursorPos({side + static_cast<float>(i) * (width + between), pad});
    draw_one(ui, look, i, {width, at.h - 2 * pad}, answer);
  }
  return answer;
}

}  // namespace tablier::editor
