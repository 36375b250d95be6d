#include "ui/panels/notice_line.hpp"

#include "ui/panels/text_metrics.hpp"
#include "ui/panels/word_lines.hpp"

#include <algorithm>
#include <string>

namespace tablier {
namespace {

/// A notice in its chip, in logical pixels: beside, over and under its words, and between the chip and the line's edges.
constexpr float kChipSide = 12, kChipOver = 9, kChipEdge = 3;

/// At the right end of a line, in one line of words or two smaller ones; false where they take more room.
bool draw_said(const Ui& ui, const std::string& text, Rect at) {
  const float side = ui.px(kChipSide), room = at.w - 2 * side, high = at.h - 2 * ui.px(kChipEdge);
  const bool small = measure(ui.fonts.body, text).x > room;
  const ImFont* const font = small ? ui.fonts.label : ui.fonts.body;
  const Vec2 extent = small ? measure_word_lines(font, text, std::max(room, 1.0F)) : measure(font, text);
  if (extent.x > room || extent.y > high) return false;
  const float tall = std::min(high, extent.y + 2 * ui.px(kChipOver));
  const Rect chip{at.right() - extent.x - 2 * side, at.centre().y - tall / 2, extent.x + 2 * side, tall};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(im(chip.corner()), {chip.right(), chip.bottom()}, im(ui.colour("ink")), ui.px(ui.sizes.radius_chip));
  const Vec2 at_words{chip.x + side, chip.centre().y - extent.y / 2};
  if (small) draw_word_lines(list, font, at_words, im(ui.colour("paper")), text, room);
  else draw_text(list, font, at_words, im(ui.colour("paper")), text);
  return true;
}

}  // namespace

bool tell_in_line(const Ui& ui, Rect at) {
  const auto& said = ui.notices.all();
  return !said.empty() && !ui.dialogs.any() && draw_said(ui, said.back().text, at);
}

}  // namespace tablier
