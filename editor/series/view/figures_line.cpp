#include "editor/series/view/figures_line.hpp"

#include "ui/panels/fitted_text.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

/// A notice in its chip, in logical pixels: beside its words, and between the chip and the line's edges.
constexpr float kChipSide = 12, kChipEdge = 3;

/// At the right end of a line, in one line of words or two smaller ones; false where they take more room.
bool draw_said(const Ui& ui, const std::string& text, Rect at) {
  const float side = ui.px(kChipSide), room = at.w - 2 * side, high = at.h - 2 * ui.px(kChipEdge);
  const bool small = measure(ui.fonts.body, text).x > room;
  const ImFont* const font = small ? ui.fonts.label : ui.fonts.body;
  const Vec2 extent = measure(font, text, small ? std::max(room, 1.0F) : 0);
  if (extent.x > room || extent.y > high) return false;
  const Rect chip{at.right() - extent.x - 2 * side, at.y + ui.px(kChipEdge), extent.x + 2 * side, high};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(im(chip.corner()), {chip.right(), chip.bottom()}, im(ui.colour("ink")), ui.px(ui.sizes.radius_chip));
  draw_text(list, font, {chip.x + side, chip.centre().y - extent.y / 2}, im(ui.colour("paper")), text, small ? room + 1 : 0);
  return true;
}

}  // namespace

bool draw_figures_line(const Ui& ui, Rect at, const EditSession& session) {
  const Panel panel(ui, "##foot", at, Panel::Ground::paper, {0, 0});
  edge_line(ui, {at.x, at.y, at.w, std::max(1.0F, std::floor(ui.scale()))});
  const Report& report = session.report();
  std::vector<Text> lines = katamino::lines_of(report.figures());
  lines.front().key = "editor.figures";
  if (report.figures().pentas == 0) lines = {Text("editor.empty")};
  else if (report.waiting() > 0) lines = {Text("editor.waiting", {{"n", report.waiting()}, {"all", report.figures().pentas}})};
  if (session.read_only()) lines.insert(lines.begin() + 1, Text("editor.read_only"));
  std::string problems;
  for (std::size_t i = 1; i < lines.size(); ++i) problems += (i > 1 ? "   ·   " : "") + ui.tr(lines[i]);
  const float left = at.x + ui.px(ui.sizes.l), room = at.w - 2 * ui.px(ui.sizes.l);
  const std::string first = ui.tr(lines.front());
  const float taken = std::min(measure(ui.fonts.strong, first).x, room), beside = room - taken - ui.px(ui.sizes.xl);
  draw_fitted(ui, ui.fonts.strong, {left, at.y + (at.h - line_height(ui.fonts.strong)) / 2}, ui.colour("ink"), first, room);
  const auto& said = ui.notices.all();
  const bool told =
      !said.empty() && !ui.dialogs.any() && draw_said(ui, said.back().text, {left + room - std::max(0.0F, beside), at.y, beside, at.h});
  if (told) return true;
  const std::string second = problems.empty() ? ui.tr("editor.help") : problems;
  const std::string shown = beside > 0 ? fitted(ui.fonts.label, second, beside) : std::string();
  if (problems.empty() && shown != second) return false;  // help that is cut helps nobody
  draw_fitted(ui, ui.fonts.label, {left + room - measure(ui.fonts.label, shown).x, at.y + (at.h - line_height(ui.fonts.label)) / 2},
              ui.colour(problems.empty() ? "soft_ink" : "danger"), second, std::max(0.0F, beside));
  return false;
}

}  // namespace tablier::editor
