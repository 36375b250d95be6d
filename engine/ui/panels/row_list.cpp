#include "ui/panels/row_list.hpp"

#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

namespace tablier {

void draw_row_list(const Ui& ui, const RowList& list) {
  const Panel panel(ui, list.id, list.at, Panel::Ground::ground, {0, ui.sizes.xs});
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
