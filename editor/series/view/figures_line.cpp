#include "editor/series/view/figures_line.hpp"

#include "sdk/spelling.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/notice_line.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>

namespace tablier::editor {

namespace {

/// The figures, then what is wrong; where nothing is, what is repeated on purpose.
std::vector<Text> lines_of(const EditSession& session, const std::vector<std::string>& meant) {
  const Report& report = session.report();
  if (report.figures().pentas == 0) return {Text("editor.empty")};
  if (report.waiting() > 0) return {Text("editor.waiting", {{"n", report.waiting()}, {"all", report.figures().pentas}})};
  katamino::SeriesFigures figures = report.figures();
  std::erase_if(figures.repeated, [&](const std::string& name) { return std::find(meant.begin(), meant.end(), name) != meant.end(); });
  std::vector<Text> lines = katamino::lines_of(figures);
  lines.front().key = "editor.figures";
  if (lines.size() == 1 && !meant.empty())
    lines.push_back(Text("editor.repeated_as_printed", {{"names", joined(meant)}, {"n", meant.size()}}));
  return lines;
}

}  // namespace

bool draw_figures_line(const Ui& ui, Rect at, const EditSession& session, const Repeats& printed) {
  const Panel panel(ui, "##foot", at, Panel::Ground::paper, {0, 0});
  edge_line(ui, {at.x, at.y, at.w, std::max(1.0F, std::floor(ui.scale()))});
  std::vector<Text> lines = lines_of(session, meant_repeats(session.model().series(), printed));
  const bool only_meant = lines.back().key == "editor.repeated_as_printed";
  if (session.read_only()) lines.insert(lines.begin() + 1, Text("editor.read_only"));
  std::string problems;
  for (std::size_t i = 1; i < lines.size(); ++i) problems += (i > 1 ? "   ·   " : "") + ui.tr(lines[i]);
  const float left = at.x + ui.px(ui.sizes.l), room = at.w - 2 * ui.px(ui.sizes.l);
  const std::string first = ui.tr(lines.front());
  const float taken = std::min(measure(ui.fonts.strong, first).x, room), beside = room - taken - ui.px(ui.sizes.xl);
  draw_fitted(ui, ui.fonts.strong, {left, at.y + (at.h - line_height(ui.fonts.strong)) / 2}, ui.colour("ink"), first, room);
  if (tell_in_line(ui, {left + room - std::max(0.0F, beside), at.y, beside, at.h})) return true;
  const std::string second = problems.empty() ? ui.tr("editor.help") : problems;
  const std::string shown = beside > 0 ? fitted(ui.fonts.label, second, beside) : std::string();
  if (problems.empty() && shown != second) return false;  // help that is cut helps nobody
  draw_fitted(ui, ui.fonts.label, {left + room - measure(ui.fonts.label, shown).x, at.y + (at.h - line_height(ui.fonts.label)) / 2},
              ui.colour(problems.empty() || only_meant ? "soft_ink" : "danger"), second, std::max(0.0F, beside));
  return false;
}

}  // namespace tablier::editor
