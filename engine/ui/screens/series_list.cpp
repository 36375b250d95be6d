#include "ui/screens/series_list.hpp"

#include "ui/panels/frame.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tablier {
namespace {

bool draw_entry(const Ui& ui, const SeriesEntry& entry, bool here) {
  const float width = ImGui::GetContentRegionAvail().x, pad = ui.px(ui.sizes.m), bar = ui.px(6);
  const float figures = measure(ui.fonts.label, entry.sum).x, room = width - 2 * pad - figures - ui.px(ui.sizes.s);
  const Vec2 extent = measure(ui.fonts.strong, entry.title, room);
  const TileAnswer t = tile(ui, "##one",
                            {.size = {width, extent.y + bar + ui.px(29)},
                             .round = 10,
                             .ground = here ? "highlight" : "",
                             .line = here ? "accent" : "",
                             .label = entry.title});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  draw_text(list, ui.fonts.strong, {t.box.x + pad, t.box.y + ui.px(10)}, im(ui.colour(entry.faulty ? "soft_ink" : "ink")), entry.title,
            room);
  draw_text(list, ui.fonts.label, {t.box.right() - pad - figures, t.box.y + ui.px(12)}, im(ui.colour(entry.faulty ? "danger" : "soft_ink")),
            entry.sum);
  if (!entry.faulty) draw_bar(ui, {t.box.x + pad, t.box.bottom() - bar - ui.px(11), width - 2 * pad, bar}, entry.share);
  return t.pressed && !here;
}

/// One that was chosen a moment ago stands within the part of the list that is seen.
void scroll_to_new(std::size_t chosen, float top, float bottom) {
  int& before = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("##chosen"), -1);
  if (std::exchange(before, static_cast<int>(chosen)) == static_cast<int>(chosen)) return;
  const float seen = ImGui::GetScrollY(), height = ImGui::GetWindowHeight();
  if (top < seen) ImGui::SetScrollY(top);
  else if (bottom > seen + height) ImGui::SetScrollY(bottom - height);
}

std::vector<std::string> chip_labels(const std::vector<SeriesEntry>& series) {
  std::vector<std::string> labels;
  for (const SeriesEntry& entry : series) labels.push_back(entry.title + "  " + entry.sum);
  return labels;
}

}  // namespace

std::optional<std::size_t> draw_series_list(const Ui& ui, Rect at, const std::vector<SeriesEntry>& series, std::size_t chosen) {
  const Panel panel(ui, "##series", at, Panel::Ground::paper, {ui.sizes.m, ui.sizes.l});
  edge_line(ui, {at.right() - 1, at.y, std::max(1.0F, std::floor(ui.scale())), at.h});
  heading(ui, ui.tr("setup.series"));
  std::optional<std::size_t> pressed;
  for (std::size_t i = 0; i < series.size(); ++i) {
    const float top = ImGui::GetCursorPosY();
    ImGui::PushID(static_cast<int>(i));
    if (draw_entry(ui, series[i], i == chosen)) pressed = i;
    ImGui::PopID();
    if (i == chosen) scroll_to_new(chosen, top, ImGui::GetCursorPosY());
  }
  if (series[chosen].note.empty()) return pressed;
  gap(ui, ui.sizes.l);
  note(ui, series[chosen].note);
  return pressed;
}

float series_chips_height(const Ui& ui, float width, const std::vector<SeriesEntry>& series) {
  const float room = width - 2 * ui.px(ui.sizes.xl), between = ImGui::GetStyle().ItemSpacing.x;
  float x = 0;
  int lines = 1;
  for (const std::string& label : chip_labels(series)) {
    const float chip = chip_width(ui, label);
    if (x > 0 && x + chip > room) {
      x = 0;
      ++lines;
    }
    x += chip + between;
  }
  return static_cast<float>(lines) * (ui.px(34) + ImGui::GetStyle().ItemSpacing.y) + ui.px(ui.sizes.s);
}

std::optional<std::size_t> draw_series_chips(const Ui& ui, Rect at, const std::vector<SeriesEntry>& series, std::size_t chosen) {
  const Panel panel(ui, "##chips", at, Panel::Ground::ground, {ui.sizes.xl, ui.sizes.s});
  int as = static_cast<int>(chosen);
  if (!choose_one(ui, "series", chip_labels(series), as)) return std::nullopt;
  return static_cast<std::size_t>(as);
}

}  // namespace tablier
