#include "editor/series/view/made_grids.hpp"

#include "editor/series/view/alternative_view.hpp"
#include "editor/view/field_columns.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/panels/dialog_view.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>

namespace tablier::editor {
namespace {

/// Rows that can be seen at least, however small the window is.
constexpr float kFewestRows = 3;

/// What the marks on them mean.
std::string legend(const Ui& ui, const MadeGrids& made) {
  std::string text = ui.tr("editor.generate.marked");
  if (made.all.size() > 1) text += " " + ui.tr("editor.generate.differing");
  if (made.has_curve) text += " " + ui.tr("editor.generate.curve_line");
  return text;
}

/// What is told of a grid, a line each.
std::string remarks(const Ui& ui, const MadeGrids& made, const Alternative& one) {
  std::string text =
      ui.tr("editor.generate.figures", {{"single", one.figures.single}, {"solutions", static_cast<std::int64_t>(one.figures.solutions)}});
  if (!one.curve.columns.empty())
    text += "\n" + ui.tr("editor.generate.off_curve", {{"n", static_cast<int>(std::lround(100 * one.curve.distance))}});
  text += "\n" + ui.tr(!one.optimal         ? "editor.generate.not_proven"
                       : made.counts_single ? "editor.generate.optimal_single"
                                            : "editor.generate.optimal");
  if (made.were_to_end && !one.last_pieces_differ) text += "\n" + ui.tr("editor.generate.alike");
  return text;
}

/// The way to take it, and what it is worth.
void draw_head(Ui& ui, const MadeGrids& made, std::size_t i, float width, MadeAnswer& answer) {
  const bool on = made.on == i;
  const std::string label = ui.tr("editor.generate.take", {{"n", i + 1}}), key = on ? ui.tr("key.enter") : std::to_string(i + 1);
  if (button(ui, {.label = label, .key = key, .kind = on ? ButtonKind::primary : ButtonKind::secondary, .width = width, .compact = true}))
    answer.taken = i;
  if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible) answer.on = i;
  text_in_column(ui.fonts.label, ui.colour("soft_ink"), remarks(ui, made, made.all[i]), width);
}

std::vector<std::function<void(float)>> heads(Ui& ui, const MadeGrids& made, MadeAnswer& answer) {
  std::vector<std::function<void(float)>> columns;
  for (std::size_t i = 0; i < Generator::kAlternatives; ++i)
    columns.emplace_back([&ui, &made, &answer, i](float width) {
      ImGui::PushID(static_cast<int>(i));
      if (i < made.all.size()) draw_head(ui, made, i, width, answer);
      else if (i == made.all.size() && !made.stale)
        text_in_column(ui.fonts.label, ui.colour("ink"), ui.tr("editor.generate.no_more"), width);
      ImGui::PopID();
    });
  return columns;
}

void scroll_by_pages(const Ui& ui, KeyScroll& keys) {
  for (const Key key : {Key::page_down, Key::page_up, Key::home, Key::end})
    if (bridge::key_pressed(key)) keys.key({.key = key, .down = true});
  keys.apply(ui);
}

/// All rows, with their pieces where that leaves all of them in sight, else as figures.
void draw_rows(Ui& ui, const MadeGrids& made, KeyScroll& keys) {
  std::size_t rows = 1;
  for (const Alternative& one : made.all) rows = std::max(rows, one.rows.size());
  const auto high = [&](AlternativeSize size) { return static_cast<float>(rows) * alternative_row_height(ui, size); };
  const float small = alternative_row_height(ui, AlternativeSize::figures);
  const float room = std::max(rest_of_dialog(ui), kFewestRows * small);
  const AlternativeSize size = high(AlternativeSize::pieces) <= room ? AlternativeSize::pieces : AlternativeSize::figures;
  const float row = alternative_row_height(ui, size), seen = std::min(std::floor(room / row), static_cast<float>(rows));
  ImGui::BeginChild("##rows", {0, seen * row}, false, bridge::kSharedKeys);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  scroll_by_pages(ui, keys);
  if (const float off = std::remainder(ImGui::GetScrollY(), row); off != 0) ImGui::SetScrollY(ImGui::GetScrollY() - off);  // whole rows
  std::vector<std::function<void(float)>> columns;
  for (std::size_t i = 0; i < Generator::kAlternatives; ++i)
    columns.emplace_back([&ui, &made, size, i](float width) {
      if (i >= made.all.size()) return;
      const Alternative* const first = i > 0 ? &made.all.front() : nullptr;
      draw_alternative_rows(ui, {.one = made.all[i], .game = made.game, .first = first, .width = width, .size = size});
    });
  field_columns(ui, columns);
  ImGui::PopStyleVar();
  ImGui::EndChild();
}

}  // namespace

MadeAnswer draw_made_grids(Ui& ui, const MadeGrids& made, KeyScroll& keys) {
  MadeAnswer answer;
  const float room = ImGui::GetContentRegionAvail().x;
  text_in_column(ui.fonts.label, ui.colour(made.stale ? "danger" : "soft_ink"),
                 made.stale ? ui.tr("editor.generate.stale") : legend(ui, made), room);
  if (made.gives_keys) bridge::focus_next_item();
  field_columns(ui, heads(ui, made, answer));
  draw_rows(ui, made, keys);
  return answer;
}

}  // namespace tablier::editor
