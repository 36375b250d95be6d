#include "editor/series/view/problem_screen.hpp"

#include "ui/panels/fault_line.hpp"
#include "ui/panels/widgets.hpp"

namespace tablier::editor {

bool draw_faults(const Ui& ui, Rect at, const std::filesystem::path& file, const std::vector<Problem>& problems) {
  constexpr float kColumn = 760;
  const float side = std::max(ui.sizes.xxl, (at.w / ui.scale() - kColumn) / 2);
  const Panel panel(ui, "##faults", at, Panel::Ground::ground, {side, ui.sizes.xxl});
  title(ui, ui.tr("editor.faults", {{"n", problems.size()}, {"file", file.filename().string()}}));
  note(ui, file.string());
  paragraph(ui, ui.tr("editor.faults_note"));
  gap(ui, ui.sizes.m);
  for (const Problem& fault : problems) status(ui, ui.colour("danger"), fault_line_in_file(ui, fault));
  gap(ui, ui.sizes.m);
  const std::string words = ui.tr("library.retry"), enter = ui.tr("key.enter");
  return button(ui, {.label = words, .key = enter, .kind = ButtonKind::primary, .width = -1});
}

}  // namespace tablier::editor
