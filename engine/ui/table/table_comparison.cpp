#include "ui/core/pictures.hpp"
#include "ui/hand/placing.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/table/table_dialogs.hpp"

/// What was laid of a puzzle, beside a solution.
namespace tablier {
namespace {

/// Rings what lies alike on both.
void ring_what_agrees(Scene& left, Scene& right) {
  for (Token& a : left.tokens)
    for (Token& b : right.tokens)
      if (a.id == b.id && a.surface == b.surface && same_places(a.places, b.places)) a.winning = b.winning = true;
}

/// Two boards beside each other, each with its words over it.
void draw_two_boards(Ui& ui, const Palette& palette, const TableTaste& taste, const Scene& left, const Scene& right) {
  const float between = ui.px(ui.sizes.l), width = (ImGui::GetContentRegionAvail().x - between) / 2;
  const float height = std::min(width * picture_aspect(left), ui.size.y * 0.6F);
  const Scene* scenes[] = {&left, &right};
  const char* words[] = {"table.compare.yours", "table.compare.solution"};
  for (int i = 0; i < 2; ++i) {
    if (i > 0) ImGui::SameLine(0, between);
    ImGui::BeginGroup();
    heading(ui, ui.tr(words[i]));
    const auto picture = ui.pictures.get(words[i], static_cast<int>(width), static_cast<int>(height), ui.colour("paper"),
                                         [&](Canvas& canvas, Rect box) { draw_picture(canvas, palette, *scenes[i], box, taste); });
    if (picture) ImGui::Image(picture->texture, {width, height}, picture->from, picture->to);
    else ImGui::Dummy({width, height});
    ImGui::EndGroup();
  }
}

}  // namespace

void TableDialogs::show_comparison(const Compared& compared, const std::function<void()>& again, const std::function<void()>& next) {
  Compared ringed = compared;
  ring_what_agrees(ringed.own, ringed.solution);
  ui_.pictures.clear();
  Dialog dialog{.title = ui_.tr("table.compare.title"), .text = ui_.tr("table.compare.text"), .width = 860};
  dialog.content = [this, taste = presenter_.taste(), ringed] {
    draw_two_boards(ui_, presenter_.palette(), taste, ringed.own, ringed.solution);
  };
  dialog.choices.push_back({ui_.tr("table.compare.again"), again});
  if (next) dialog.choices.push_back({ui_.tr("table.compare.next"), next});
  dialog.choices.push_back({ui_.tr("button.close")});
  ui_.dialogs.ask(std::move(dialog));
}

}  // namespace tablier
