#include "ui/table/round_lines.hpp"

#include "play/match_labels.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr float kRoundLinesRow = 21, kNumber = 58;

RoundLine together(const RoundLine& a, const RoundLine& b) {
  RoundLine both{.number = a.number.substr(0, a.number.find("–")) + "–" + b.number, .points = a.points};
  for (std::size_t i = 0; i < both.points.size() && i < b.points.size(); ++i) both.points[i] += b.points[i];
  return both;
}

/// Where a seat's figures end, from the left of the table.
float column_end(float number, float width, std::size_t seat, std::size_t seats) {
  return number + (width - number) * static_cast<float>(seat + 1) / static_cast<float>(seats);
}

void draw_line(const Ui& ui, const RoundLine& line, ImFont* font, const char* ink) {
  const float width = ImGui::GetContentRegionAvail().x, row = ui.px(kRoundLinesRow), pad = ui.px(8);
  ImGui::Dummy({width, row});
  const Vec2 at = vec(ImGui::GetItemRectMin());
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (line.now) list.AddRectFilled(im(at), {at.x + width, at.y + row}, im(ui.colour("highlight")), ui.px(6));
  const float y = at.y + (row - line_height(font)) / 2;
  draw_text(list, font, {at.x + pad, y}, im(ui.colour(line.now ? "ink" : "soft_ink")), line.number);
  for (std::size_t i = 0; i < line.points.size(); ++i) {
    const std::string label = figure_label(ui.services.locale, line.points[i]);
    const float end = column_end(ui.px(kNumber), width - pad, i, line.points.size());
    draw_text(list, font, {at.x + end - measure(font, label).x, y}, im(ui.colour(ink)), label);
  }
}

/// The seats' colours, each over the end of its column.
void draw_head(const Ui& ui, const std::vector<Colour>& seats) {
  const float width = ImGui::GetContentRegionAvail().x, row = ui.px(kRoundLinesRow), pad = ui.px(8), radius = ui.px(5);
  ImGui::Dummy({width, row});
  const Vec2 at = vec(ImGui::GetItemRectMin());
  const std::string label = ui.tr("table.rounds.title");
  draw_text(*ImGui::GetWindowDrawList(), ui.fonts.label_strong, {at.x, at.y + (row - line_height(ui.fonts.label_strong)) / 2},
            im(ui.colour("soft_ink")), label);
  for (std::size_t i = 0; i < seats.size(); ++i)
    seat_disc(ui, {at.x + column_end(ui.px(kNumber), width - pad, i, seats.size()) - radius, at.y + row / 2}, radius, seats[i]);
}

}  // namespace

std::vector<RoundLine> fewer_rounds(const std::vector<RoundLine>& rounds, std::size_t max) {
  std::vector<RoundLine> lines;
  const std::size_t joined = rounds.size() > max ? rounds.size() - max + 1 : 0;
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    if (i > 0 && i < joined) lines.back() = together(lines.back(), rounds[i]);
    else lines.push_back(rounds[i]);
  }
  return lines;
}

float round_lines_height(const Ui& ui, std::size_t lines) { return static_cast<float>(lines + 2) * ui.px(kRoundLinesRow); }

void draw_round_lines(const Ui& ui, const std::vector<RoundLine>& rounds, const std::vector<Colour>& seats, std::size_t max) {
  if (rounds.empty()) return;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  draw_head(ui, seats);
  for (const RoundLine& line : fewer_rounds(rounds, max)) draw_line(ui, line, ui.fonts.label, "ink");
  RoundLine total = fewer_rounds(rounds, 1).front();
  total.number = ui.tr("table.rounds.total");
  total.now = false;
  draw_line(ui, total, ui.fonts.label_strong, "ink");
  ImGui::PopStyleVar();
}

}  // namespace tablier
