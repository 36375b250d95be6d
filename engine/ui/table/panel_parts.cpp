#include "ui/table/panel_parts.hpp"

#include "ui/core/probe.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace tablier {
namespace {

void draw_sand(const Ui& ui, const TablePanelLook& look) {
  // In a strip other things stand beside it, in the same line.
  const float room = ImGui::GetContentRegionAvail().x, height = ui.px(8);
  const float width = panel_in_strip(ui, look) ? std::min(room, clock_width(ui, look)) : room;
  ImGui::Dummy({width, height});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
  const auto share = static_cast<float>(std::clamp(look.turn_share, 0.0, 1.0));
  list.AddRectFilled(low, high, im(ui.colour("line")), height / 2);
  list.AddRectFilled(low, {low.x + std::max(height, width * share), high.y}, im(ui.colour(share < 0.25F ? "danger" : "gold")), height / 2);
  gap(ui, 4);
}

/// Below the outcome; in the strip, where that would take the board's room, in its frame at the right, beside its first line: the note
/// below that takes the whole width.
void draw_stars(const Ui& ui, const TablePanelLook& look) {
  const bool small = panel_in_strip(ui, look);
  const float size = ui.px(small ? 18 : 26), between = ui.px(small ? 3 : 6), width = 3 * size + 2 * between;
  const Vec2 low = vec(ImGui::GetItemRectMin()), high = vec(ImGui::GetItemRectMax());
  if (!small) ImGui::Dummy({width, size});
  const float first_line = low.y + ui.px(10) + (line_height(ui.fonts.body) - size) / 2;
  const Vec2 at = small ? Vec2{high.x - width - ui.px(10), first_line} : vec(ImGui::GetItemRectMin());
  for (int i = 0; i < 3; ++i)
    draw_star(*ImGui::GetWindowDrawList(), {at.x + size / 2 + static_cast<float>(i) * (size + between), at.y + size / 2}, size / 2,
              i < look.stars ? ui.colour("gold") : ui.colour("line"));
}

constexpr const char* kMovesKey = "F2";

/// A heading and a figure at the other end of its line.
void figure_line(const Ui& ui, const std::string& label, const std::string& figure, const ImFont* font) {
  const float width = ImGui::GetContentRegionAvail().x, height = line_height(font);
  ImGui::Dummy({width, height});
  const Vec2 low = vec(ImGui::GetItemRectMin());
  ImDrawList& list = *ImGui::GetWindowDrawList();
  draw_text(list, ui.fonts.label_strong, {low.x, low.y + (height - line_height(ui.fonts.label_strong)) / 2}, im(ui.colour("soft_ink")),
            label);
  draw_text(list, font, {low.x + width - measure(font, figure).x, low.y}, im(ui.colour("ink")), figure);
}

/// Between buttons that turn what is held.
constexpr float kBetweenTurns = 6;

/// What they look like: in a strip as wide as their words, in a column all as wide as each other.
class ReorientationButtons {
 public:
  ReorientationButtons(const Ui& ui, const TablePanelLook& look) : ui_(ui), strip_(panel_in_strip(ui, look)) {
    for (const Reorientation way : look.reorientations) {
      const char* const name = way == Reorientation::turn ? "turn" : way == Reorientation::flip ? "flip" : "tip";
      const std::string key = std::string("table.reorient.") + name;
      words_.emplace_back(ui.tr(key), ui.tr(key + "_key"));
    }
    const auto count = static_cast<float>(words_.size());
    part_ = std::floor((ImGui::GetContentRegionAvail().x - (count - 1) * ui_.px(kBetweenTurns)) / count);
  }

  ButtonLook look(std::size_t i) const {
    ButtonLook one{.label = words_[i].first, .key = words_[i].second, .width = -1, .compact = true};
    if (!strip_) one.width = part_;
    return one;
  }

  /// Of the highest of them.
  float height() const {
    float highest = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) highest = std::max(highest, button_height(ui_, look(i)));
    return highest;
  }

 private:
  const Ui& ui_;
  const bool strip_;
  float part_ = 0;                                          ///< of the line, for each of them
  std::vector<std::pair<std::string, std::string>> words_;  ///< and keys
};

/// Where nothing was laid there is nothing to take back.
void draw_impossible(const Ui& ui, const TablePanelLook& look) {
  status(ui, ui.colour("danger"), ui.tr(look.moved ? "table.light.impossible" : "table.light.never"),
         ui.tr(look.moved ? "table.light.take_back" : "table.light.from_the_start"));
}

}  // namespace

bool panel_in_strip(const Ui& ui, const TablePanelLook& look) {
  return panel_is_below(ui, look.many ? PanelUse::players : PanelUse::usual);
}

float clock_width(const Ui& ui, const TablePanelLook& look) {
  if (look.time.empty() && !look.turn_left) return 0;
  return measure(ui.fonts.clock, look.time.empty() ? "00:00" : look.time).x + ui.px(24);
}

void draw_clock(const Ui& ui, const TablePanelLook& look, bool small) {
  if (!look.turn_left && look.time.empty()) return;
  const std::string label = ui.tr(look.turn_left ? "table.turn" : "table.time");
  const std::string figure = look.turn_left ? clock_label(std::ceil(*look.turn_left)) : look.time;
  if (small) {
    figure_line(ui, label, figure, look.turn_left ? ui.fonts.clock : ui.fonts.bar);
  } else {
    heading(ui, label);
    clock_figure(ui, figure);
  }
  if (look.turn_left) return draw_sand(ui, look);
  if (!look.best.empty()) note(ui, look.best);
  gap(ui, 4);
}

void draw_outcome(const Ui& ui, const TablePanelLook& look) {
  if (look.result.empty()) return;
  status(ui, ui.colour(look.well_done ? "done" : "soft_ink"), look.result, look.result_note);
  if (look.stars >= 0) draw_stars(ui, look);
}

float outcome_height(const Ui& ui) { return line_height(ui.fonts.body) + line_height(ui.fonts.label) + ui.px(22); }

std::string value_label(const TablePanelLook& look) {
  if (look.result.empty()) return look.status;
  return look.result + (look.result_note.empty() ? "" : " · " + look.result_note);
}

bool draw_moves_heading(const Ui& ui, const std::string& time) {
  const std::string label = ui.tr("table.moves");
  const ImFont* const strong = ui.fonts.label_strong;
  const float width = ImGui::GetContentRegionAvail().x, height = line_height(strong), key = measure(strong, label).x + ui.px(8);
  const bool pressed = ImGui::InvisibleButton("##all_moves", {key + measure(ui.fonts.label, kMovesKey).x, height});
  probe_item(label);
  const Vec2 at = vec(ImGui::GetItemRectMin());
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool hovered = ImGui::IsItemHovered();
  if (hovered) tell(ui, ui.tr("table.moves_all"));
  draw_text(list, strong, at, im(ui.colour(hovered ? "ink" : "soft_ink")), label);
  draw_text(list, ui.fonts.label, {at.x + key, at.y}, im(ui.colour(hovered ? "ink" : "soft_ink")), kMovesKey);
  if (!time.empty())
    draw_text(list, ui.fonts.small_figures, {at.x + width - measure(ui.fonts.small_figures, time).x, at.y}, im(ui.colour("ink")), time);
  return pressed;
}

bool draw_light(const Ui& ui, const TablePanelLook& look) {
  if (!look.result.empty() || !look.can_light) return false;
  if (!look.outlook) return button(ui, {.label = ui.tr("table.light.off"), .key = "L", .compact = panel_in_strip(ui, look)});
  const Outlook& o = *look.outlook;
  switch (o.kind) {
    case Outlook::Kind::possible:
      status(ui, ui.colour("done"), ui.tr("table.light.possible"),
             o.solutions ? ui.tr("table.light.solutions", {{"n", static_cast<std::int64_t>(*o.solutions)}}) : std::string());
      break;
    case Outlook::Kind::impossible: draw_impossible(ui, look); break;
    case Outlook::Kind::thinking: status(ui, ui.colour("line"), ui.tr("table.light.thinking"), ui.tr("table.light.moment")); break;
    case Outlook::Kind::unknown: status(ui, ui.colour("line"), ui.tr("table.light.unknown"), ui.tr("table.light.too_long")); break;
  }
  return false;
}

std::optional<Reorientation> draw_reorientations(const Ui& ui, const TablePanelLook& look) {
  const ReorientationButtons buttons(ui, look);
  std::optional<Reorientation> pressed;
  const float height = buttons.height();
  for (std::size_t i = 0; i < look.reorientations.size(); ++i) {
    if (i > 0) ImGui::SameLine(0, ui.px(kBetweenTurns));
    ButtonLook one = buttons.look(i);
    one.height = height;
    if (button(ui, one)) pressed = look.reorientations[i];
  }
  return pressed;
}

float reorientations_height(const Ui& ui, const TablePanelLook& look, float between) {
  return look.reorientations.empty() ? 0 : ReorientationButtons(ui, look).height() + between;
}

}  // namespace tablier
