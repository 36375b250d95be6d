#include "editor/series/view/problem_screen.hpp"

#include "ui/panels/fault_line.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <set>
#include <sstream>

namespace tablier::editor {
namespace {

/// Of a file that is longer only the beginning is shown.
constexpr int kMaxLines = 2000;

/// Blanks are narrow in the fonts that there are: at the head of a line, where they count, each has room to be told from the next.
constexpr std::size_t kBlanksForOne = 3;

std::size_t indent_of(const std::string& line) { return std::min(line.find_first_not_of(' '), line.size()); }

std::string with_wide_indent(const std::string& line) {
  return std::string(indent_of(line) * kBlanksForOne, ' ') + line.substr(indent_of(line));
}

/// A dot for each blank.
void draw_indent(ImDrawList& list, const Ui& ui, Vec2 at, const std::string& line) {
  const float blank = measure(ui.fonts.label, " ").x * static_cast<float>(kBlanksForOne), dot = measure(ui.fonts.label, "·").x;
  for (std::size_t i = 0; i < indent_of(line) / kBlanksForOne; ++i)
    draw_text(list, ui.fonts.label, {at.x + (static_cast<float>(i) + 0.5F) * blank - dot / 2, at.y}, im(ui.colour("soft_ink")), "·");
}

void draw_text_of(const Ui& ui, Rect at, const FaultyFile& faulty) {
  const Panel panel(ui, "##text", at, Panel::Ground::ground, {ui.sizes.xl, ui.sizes.l});
  const std::set<int> marked = faulty_lines(faulty);
  std::istringstream lines(faulty.text);
  std::string line;
  const float numbers = measure(ui.fonts.label, "00000").x;
  for (int n = 1; n <= kMaxLines && std::getline(lines, line); ++n) {
    const bool bad = marked.contains(n);
    const ImVec2 from = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, room = width - numbers;
    line = with_wide_indent(line);
    const float height = std::max(line_height(ui.fonts.label), measure(ui.fonts.label, line, room).y) + ui.px(2);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (bad) list.AddRectFilled({from.x - ui.px(6), from.y}, {from.x + width, from.y + height}, im(ui.colour("danger_ground")), ui.px(4));
    draw_text(list, ui.fonts.label, {from.x, from.y}, im(ui.colour(bad ? "danger" : "soft_ink")), std::to_string(n));
    draw_indent(list, ui, {from.x + numbers, from.y}, line);
    draw_text(list, ui.fonts.label, {from.x + numbers, from.y}, im(ui.colour("ink")), line, room);
    ImGui::Dummy({width, height});
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y);
  }
}

FaultyAnswer draw_list(const Ui& ui, Rect at, const FaultyFile& faulty) {
  const Panel panel(ui, "##faults", at, Panel::Ground::paper, {ui.sizes.xl, ui.sizes.l});
  edge_line(ui, {at.x, at.y, std::max(1.0F, std::floor(ui.scale())), at.h});
  FaultyAnswer answer;
  title(ui, ui.tr("editor.faults", {{"n", faulty.problems.size()}, {"file", faulty.file.filename().string()}}));
  note(ui, faulty.file.string());
  for (const Problem& fault : faulty.problems) status(ui, ui.colour("danger"), fault_line_in_file(ui, fault));
  gap(ui, ui.sizes.s);
  paragraph(ui, ui.tr(faulty.readable ? "editor.faults_note" : "editor.faults_only"));
  gap(ui, ui.sizes.s);
  const std::string again = ui.tr("library.retry"), enter = ui.tr("key.enter"), use = ui.tr("editor.use_readable"),
                    space = ui.tr("editor.key.lock");
  answer.again = button(ui, {.label = again, .key = enter, .kind = ButtonKind::primary});
  answer.use_readable = faulty.readable && button(ui, {.label = use, .key = space});
  return answer;
}

}  // namespace

FaultyAnswer draw_faults(const Ui& ui, Rect at, const FaultyFile& faulty) {
  const float share = ui.size.x >= ui.px(ui.sizes.panel_break) ? 0.55F : 0.45F, text = std::floor(at.w * share);
  draw_text_of(ui, {at.x, at.y, text, at.h}, faulty);
  return draw_list(ui, {at.x + text, at.y, at.w - text, at.h}, faulty);
}

}  // namespace tablier::editor
