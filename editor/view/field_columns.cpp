#include "editor/view/field_columns.hpp"

#include "ui/panels/fields.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <cmath>

namespace tablier::editor {

/// No line is shared: on one, a text would sink to the baseline of the field before it.
void field_columns(const Ui& ui, const std::vector<std::function<void(float)>>& columns) {
  const auto count = static_cast<float>(columns.size());
  const float between = ui.px(ui.sizes.m), width = std::floor((ImGui::GetContentRegionAvail().x - (count - 1) * between) / count);
  const ImVec2 at = ImGui::GetCursorPos();
  float bottom = at.y;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    ImGui::SetCursorPos({at.x + static_cast<float>(i) * (width + between), at.y});
    ImGui::BeginGroup();
    columns[i](width);
    ImGui::EndGroup();
    bottom = std::max(bottom, ImGui::GetCursorPosY());
  }
  ImGui::SetCursorPos({at.x, bottom});
}

void text_in_column(const ImFont* font, Colour ink, std::string_view text, float width) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_text(*ImGui::GetWindowDrawList(), font, {at.x, at.y}, im(ink), text, width);
  ImGui::Dummy({width, measure(font, text, width).y});
}

bool number_under_label(const Ui& ui, const char* id, std::string_view label, std::int64_t& number, std::int64_t min, std::int64_t max,
                        const FieldLook& look) {
  bool entered = false;
  note(ui, label);
  number_field(ui, id, number, min, max, &entered, look);
  return entered;
}

}  // namespace tablier::editor
