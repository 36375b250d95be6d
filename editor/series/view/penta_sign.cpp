#include "editor/series/view/penta_sign.hpp"

#include "ui/panels/widgets.hpp"

#include <algorithm>

namespace tablier::editor {

void draw_sign(const Ui& ui, PentaState state, Vec2 centre, float side) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (state == PentaState::single) draw_star(list, centre, side * 0.62F, ui.colour("done"));
  if (state != PentaState::impossible) return;
  const float half = side * 0.42F, width = std::max(2.0F, side * 0.2F);
  const ImU32 ink = im(ui.colour("danger"));
  list.AddLine({centre.x - half, centre.y - half}, {centre.x + half, centre.y + half}, ink, width);
  list.AddLine({centre.x - half, centre.y + half}, {centre.x + half, centre.y - half}, ink, width);
}

}  // namespace tablier::editor
