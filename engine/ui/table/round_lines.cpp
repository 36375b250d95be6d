#include "ui/table/round_lines.hpp"

#include "play/match_labels.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr float kRoundLinesRow = 21, kNumber = 58;

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

/// The seats' signs, each over the end of its column.
void draw_head(const Ui& ui, const RoundPlayers& players) {
  const std::vector<Colour>& seats = players.colours;
  const float width = ImGui::GetContentRegionAvail().x, row = ui.px(kRoundLinesRow), pad = ui.px(8), radius = ui.px(5);
  ImGui::Dummy({width, row});
  const Vec2 at = vec(ImGui::GetItemRectMin());
  const std::string label = ui.tr("table.rounds.title");
  draw_text(*ImGui::GetWindowDrawList(), ui.fonts.label_strong, {at.x, at.y + (row - line_height(ui.fonts.label_strong)) / 2},
            im(ui.colour("soft_ink")), label);
  for (std::size_t i = 0; i < seats.size(); ++i)
    seat_sign(ui, {at.x + column_end(ui.px(kNumber), width - pad, i, seats.size()) - radius, at.y + row / 2}, radius, seats[i],
              i < players.written.size() ? players.written[i] : std::string());
}

}  // namespace

std::vector<RoundLine> shown_rounds(const std::vector<RoundLine>& rounds, std::size_t max) {
  const std::size_t shown = std::min(rounds.size(), max);
  const auto now = std::ranges::find(rounds, true, &RoundLine::now) - rounds.begin();
  const auto first = std::min(now, static_cast<std::ptrdiff_t>(rounds.size() - shown)), end = first + static_cast<std::ptrdiff_t>(shown);
  std::vector<RoundLine> lines(rounds.begin() + first, rounds.begin() + end);
  if (lines.empty()) return lines;
  if (first > 0) lines.front().number = "… " + lines.front().number;
  if (end < std::ssize(rounds)) lines.back().number += " …";
  return lines;
}

std::vector<std::int64_t> sum_of(const std::vector<RoundLine>& rounds) {
  std::vector<std::int64_t> sum;
  for (const RoundLine& round : rounds) {
    sum.resize(std::max(sum.size(), round.points.size()));
    for (std::size_t i = 0; i < round.points.size(); ++i) sum[i] += round.points[i];
  }
  return sum;
}

float round_lines_height(const Ui& ui, std::size_t lines) { return static_cast<float>(lines + 2) * ui.px(kRoundLinesRow); }

void draw_round_lines(const Ui& ui, const std::vector<RoundLine>& rounds, const RoundPlayers& players, std::size_t max) {
  if (rounds.empty()) return;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  draw_head(ui, players);
  for (const RoundLine& line : shown_rounds(rounds, max)) draw_line(ui, line, ui.fonts.label, "ink");
  const RoundLine total{.number = ui.tr("table.rounds.total"), .points = sum_of(rounds)};
  draw_line(ui, total, ui.fonts.label_strong, "ink");
  ImGui::PopStyleVar();
}

}  // namespace tablier
