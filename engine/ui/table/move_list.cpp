#include "ui/table/move_list.hpp"

#include "ui/core/probe.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

constexpr float kMoveListLine = 26, kNotation = 56, kBeforeNote = 10, kAfterNote = 4;

bool draw_line(const Ui& ui, const MoveLine& line, std::size_t number, bool here) {
  const float width = ImGui::GetContentRegionAvail().x, height = move_list_line(ui);
  ImGui::PushID(static_cast<int>(line.ply));
  const bool pressed = ImGui::InvisibleButton("##move", {width, height});
  ImGui::PopID();
  probe_item(line.words);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
  if (here || ImGui::IsItemHovered()) list.AddRectFilled(low, high, im(ui.colour(here ? "highlight" : "raised")), ui.px(6));
  const float y = low.y + (height - line_height(ui.fonts.label)) / 2;
  const std::string count = std::to_string(number);
  draw_text(list, ui.fonts.label, {low.x + ui.px(30) - measure(ui.fonts.label, count).x, y}, im(ui.colour("soft_ink")), count);
  seat_disc(ui, {low.x + ui.px(43), low.y + height / 2}, ui.px(5), line.colour);
  list.PushClipRect(low, high, true);
  draw_text(list, ui.fonts.label_strong, {low.x + ui.px(kNotation), y}, im(ui.colour("ink")), line.words);
  const float left = low.x + ui.px(kNotation) + measure(ui.fonts.label_strong, line.words).x + ui.px(kBeforeNote);
  if (!line.note.empty()) draw_fitted(ui, ui.fonts.label, {left, y}, ui.colour("soft_ink"), line.note, high.x - ui.px(kAfterNote) - left);
  list.PopClipRect();
  return pressed;
}

}  // namespace

std::size_t first_row_seen(std::size_t row, std::size_t all, int rows) {
  const auto seen = static_cast<std::size_t>(rows);
  if (all <= seen) return 0;
  const std::size_t before = seen * 2 / 3;
  return std::min(row > before ? row - before : 0, all - seen);
}

float move_list_line(const Ui& ui) { return std::floor(ui.px(kMoveListLine)); }

float move_list_width(const Ui& ui, const std::vector<MoveLine>& lines) {
  float width = 0;
  for (const MoveLine& line : lines) {
    const float note = line.note.empty() ? 0 : ui.px(kBeforeNote) + measure(ui.fonts.label, line.note).x;
    width = std::max(width, ui.px(kNotation) + measure(ui.fonts.label_strong, line.words).x + note + ui.px(kAfterNote));
  }
  return std::ceil(width);
}

std::optional<std::size_t> draw_move_list(const Ui& ui, const std::vector<MoveLine>& lines, std::size_t looked_at, int rows) {
  std::optional<std::size_t> clicked;
  const float line = move_list_line(ui);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  ImGui::BeginChild("##moves", {0, line * static_cast<float>(rows)}, false);
  static_assert(sizeof(std::size_t) >= sizeof(ImGuiID));
  ImGuiStorage& storage = *ImGui::GetStateStorage();
  const ImGuiID seen = ImGui::GetID("seen");
  const int now = static_cast<int>(looked_at * 10007 + lines.size());
  const bool moved = storage.GetInt(seen, -1) != now;
  storage.SetInt(seen, now);
  if (!moved) ImGui::SetScrollY(std::round(ImGui::GetScrollY() / line) * line);  // no line is cut
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool here = lines[i].ply == looked_at;
    if (draw_line(ui, lines[i], i + 1, here)) clicked = lines[i].ply;
    if (here && moved) ImGui::SetScrollY(static_cast<float>(first_row_seen(i, lines.size(), rows)) * line);
  }
  ImGui::EndChild();
  ImGui::PopStyleVar();
  return clicked;
}

}  // namespace tablier
