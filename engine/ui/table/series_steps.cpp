#include "ui/table/series_steps.hpp"

#include "ui/panels/text_metrics.hpp"

#include <cmath>

namespace tablier {
namespace {

constexpr float kBetweenSteps = 4, kUsualSteps = 8;

/// A line holds the steps of any usual row; they shrink a little where they must.
float step_side(const Ui& ui) {
  const float room = ImGui::GetContentRegionAvail().x, between = ui.px(kBetweenSteps);
  return std::clamp(std::floor((room + between) / kUsualSteps - between), ui.px(20), ui.px(kStepSize));
}
float steps_per_line(const Ui& ui) {
  const float side = step_side(ui), between = ui.px(kBetweenSteps);
  return std::max(1.0F, std::floor((ImGui::GetContentRegionAvail().x + between + 0.5F) / (side + between)));
}

}  // namespace

StepState state_of(const TablePanelLook::Step& step) {
  if (step.here && !(step.done && step.over)) return StepState::here;
  return step.done ? StepState::done : StepState::open;
}

float series_steps_height(const Ui& ui, const TablePanelLook& look) {
  if (look.steps.empty()) return 0;
  const float spacing = ImGui::GetStyle().ItemSpacing.y;
  const float lines = std::ceil(static_cast<float>(look.steps.size()) / steps_per_line(ui));
  return lines * (step_side(ui) + spacing) + line_height(ui.fonts.label_strong) + spacing + ui.px(8);
}

int draw_series_steps(const Ui& ui, const TablePanelLook& look, bool headed) {
  int pressed = -1;
  if (look.steps.empty()) return pressed;
  if (headed) heading(ui, look.series);
  const float side = step_side(ui);
  const auto per_line = static_cast<std::size_t>(steps_per_line(ui));
  for (std::size_t i = 0; i < look.steps.size(); ++i) {
    if (i % per_line != 0) ImGui::SameLine(0, ui.px(kBetweenSteps));
    const auto& s = look.steps[i];
    ImGui::PushID(static_cast<int>(i));
    if (step(ui, s.label, state_of(s), side) && !s.here) pressed = static_cast<int>(i);
    ImGui::PopID();
  }
  gap(ui, 8);
  return pressed;
}

}  // namespace tablier
