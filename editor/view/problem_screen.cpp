#include "editor/view/problem_screen.hpp"

#include "ui/panels/widgets.hpp"

namespace tablier::editor {

void draw_faults(const Ui& ui, Rect at, const std::filesystem::path& file, const std::vector<Problem>& problems) {
  constexpr float kColumn = 760;
  const float side = std::max(ui.sizes.xxl, (at.w / ui.scale() - kColumn) / 2);
  const Panel panel(ui, "##faults", at, Panel::Ground::ground, {side, ui.sizes.xxl});
  title(ui, ui.tr("editor.faults", {{"n", problems.size()}, {"file", file.filename().string()}}));
  paragraph(ui, ui.tr("editor.faults_note"));
  gap(ui, ui.sizes.m);
  for (const Problem& fault : problems) status(ui, ui.colour("danger"), ui.tr(fault));
}

}  // namespace tablier::editor
