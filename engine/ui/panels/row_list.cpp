#include "ui/panels/row_list.hpp"

#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <cmath>

namespace tablier {

namespace {

/// As much of the box as whole rows take where not all of them have room.
Rect whole_rows(const Ui& ui, const RowList& list) {
  Rect at = list.at;
  const float above = ui.px(ui.sizes.xs), rows = std::floor((at.h - above) / list.height);
  if (rows >= 1 && rows < static_cast<float>(list.count)) at.h = above + rows * list.height;
  return at;
}

}  // namespace

void draw_row_list(const Ui& ui, const RowList& list) {
  const Panel panel(ui, list.id, whole_rows(ui, list), Panel::Ground::ground, {0, ui.sizes.xs});
  ImGui::SetScrollY(std::round(ImGui::GetScrollY() / list.height) * list.height);
  const float top = ImGui::GetCursorPosY(), scroll = ImGui::GetScrollY();
  for (std::size_t r = 0; r < list.count; ++r) {
    const float y = top + static_cast<float>(r) * list.height;
    const bool seen = y + list.height >= scroll && y <= scroll + list.at.h;
    if (seen || r == list.wanted) list.draw(r, y);
  }
  ImGui::SetCursorPos({0, top + static_cast<float>(list.count) * list.height});
  ImGui::Dummy({1, ui.px(ui.sizes.s)});
}

void draw_row_name(const Ui& ui, std::string_view name, float right, float height, Colour ink) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = measure(ui.fonts.title, name).x;
  draw_text(*ImGui::GetWindowDrawList(), ui.fonts.title,
            {at.x + right - ui.px(ui.sizes.l) - width, at.y + (height - line_height(ui.fonts.title)) / 2}, im(ink), name);
}

}  // namespace tablier
