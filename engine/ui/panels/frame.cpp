#include "ui/panels/frame.hpp"

#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

namespace tablier {

Frame frame_of(const Ui& ui, float strip_height) {
  Frame f = frame_without_panel(ui);
  f.strip = ui.size.x < ui.px(ui.sizes.panel_break);
  if (f.strip) {
    const float height = std::min(ui.px(strip_height), f.board.h * 0.5F);
    f.board.h -= height;
    f.panel = {0, f.board.bottom(), ui.size.x, height};
  } else {
    f.board.w -= ui.px(ui.sizes.panel_width);
    f.panel = {f.board.right(), f.board.y, ui.px(ui.sizes.panel_width), f.board.h};
  }
  return f;
}

Frame frame_without_panel(const Ui& ui) {
  Frame f;
  f.bar = {0, 0, ui.size.x, ui.px(ui.sizes.bar_height)};
  f.board = {0, f.bar.h, ui.size.x, std::max(0.0F, ui.size.y - f.bar.h)};
  return f;
}

namespace {

/// Title and place beside each other, or one over the other where there is little room.
void draw_place(const Ui& ui, const BarLook& look, float left, float right) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float height = ui.px(ui.sizes.bar_height);
  const Vec2 title = measure(ui.fonts.bar, look.title), where = measure(ui.fonts.body, look.where);
  const ImU32 ink = im(ui.colour("ink")), soft = im(ui.colour("soft_ink"));
  if (look.where.empty() || left + title.x + ui.px(ui.sizes.l) + where.x <= right) {
    draw_text(list, ui.fonts.bar, {left, (height - title.y) / 2}, ink, look.title);
    draw_text(list, ui.fonts.body, {left + title.x + ui.px(ui.sizes.l), (height - where.y) / 2 + ui.px(1)}, soft, look.where);
    return;
  }
  const float line = line_height(ui.fonts.title) + line_height(ui.fonts.label);
  draw_text(list, ui.fonts.title, {left, (height - line) / 2}, ink, look.title);
  draw_text(list, ui.fonts.label, {left, (height - line) / 2 + line_height(ui.fonts.title)}, soft, look.where, right - left);
}

}  // namespace

BarAnswer bar(const Ui& ui, const BarLook& look) {
  BarAnswer answer;
  const Frame f = frame_without_panel(ui);
  const Panel panel(ui, "##bar", f.bar, Panel::Ground::paper, {ui.sizes.xl, 0});
  const float top = (f.bar.h - ui.px(34)) / 2, thin = std::max(1.0F, std::floor(ui.scale()));
  edge_line(ui, {0, f.bar.h - thin, f.bar.w, thin});
  float left = ui.px(ui.sizes.xl);
  if (!look.back.empty()) {
    const std::string words = "‹ " + look.back;
    ImGui::SetCursorPos({left, top});
    answer.back = chip(ui, words);
    left += chip_width(ui, words) + ui.px(ui.sizes.l);
  }
  float right = ui.size.x - ui.px(ui.sizes.xl);
  for (std::size_t i = look.chips.size(); i-- > 0;) {
    right -= chip_width(ui, look.chips[i]);
    ImGui::SetCursorPos({right, top});
    if (chip(ui, look.chips[i])) answer.chip = static_cast<int>(i);
    right -= ui.px(ui.sizes.m);
  }
  draw_place(ui, look, left, right);
  return answer;
}

}  // namespace tablier
