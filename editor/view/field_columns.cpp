#include "editor/view/field_columns.hpp"

#include "ui/panels/text_metrics.hpp"

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

}  // namespace tablier::editor
