#include "ui/table/seat_lines.hpp"

#include "ui/panels/fitted_text.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

namespace tablier {
namespace {

constexpr float kUsualHeight = 46, kLowHeight = 40, kBetweenLines = 6, kBar = 8, kLineSide = 12;

float height_of(bool low) { return low ? kLowHeight : kUsualHeight; }

/// What that seat writes, or a bar of its colour, with its left edge and its middle there; answers how wide it is.
float draw_sign(const Ui& ui, const SeatLine& seat, Vec2 at, float height) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float bar = ui.px(kBar), arm = ui.px(6), line = ui.px(3);
  const Vec2 middle{at.x + arm, at.y};
  if (seat.written == "ring") list.AddCircle(im(middle), arm, im(seat.colour), 0, line);
  if (seat.written == "cross")
    for (const float way : {1.0F, -1.0F})
      list.AddLine({middle.x - arm, middle.y - way * arm}, {middle.x + arm, middle.y + way * arm}, im(seat.colour), line);
  if (!seat.written.empty()) return 2 * arm;
  const float thin = std::max(1.0F, std::floor(ui.scale()));
  const ImVec2 low{at.x, at.y - height / 2}, high{at.x + bar, at.y + height / 2};
  list.AddRectFilled(low, high, im(seat.colour), bar / 2);
  list.AddRect(low, high, im(seat_rim(ui, seat.colour)), bar / 2, 0, thin);
  return bar;
}

void draw_seat(const Ui& ui, const SeatLine& seat, float width, float height) {
  const float side = ui.px(kLineSide);
  ImGui::Dummy({width, ui.px(height)});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Vec2 low = vec(ImGui::GetItemRectMin());
  const ImVec2 high = ImGui::GetItemRectMax();
  const float round = ui.px(ui.sizes.radius_button), thin = std::max(1.0F, std::floor(ui.scale()));
  if (seat.to_move) list.AddRectFilled(im(low), high, im(ui.colour("raised")), round);
  list.AddRect(im(low), high, im(ui.colour(seat.to_move ? "accent" : "line")), round, 0, seat.to_move ? 2 * thin : thin);
  const float sign = draw_sign(ui, seat, {low.x + side, (low.y + high.y) / 2}, high.y - low.y - ui.px(16));

  const Vec2 score = seat.score.empty() ? Vec2{} : measure(ui.fonts.bar, seat.score);
  const float left = low.x + side + sign + ui.px(10), room = high.x - side - (score.x > 0 ? score.x + ui.px(8) : 0) - left;
  const auto fits = [&](const std::string& words) { return measure(ui.fonts.label, words).x <= room; };
  const std::string small = seat.thinking ? ui.tr("table.seat.thinking") : words_below_name(seat, fits);
  ImFont* const font = seat.to_move ? ui.fonts.strong : ui.fonts.body;
  const float lines = line_height(font) + (small.empty() ? 0 : line_height(ui.fonts.label));
  const float y = low.y + (ui.px(height) - lines) / 2;
  draw_fitted(ui, font, {left, y}, ui.colour("ink"), seat.name, room);
  if (!small.empty()) draw_fitted(ui, ui.fonts.label, {left, y + line_height(font)}, ui.colour("soft_ink"), small, room);
  if (score.x > 0)
    draw_text(list, ui.fonts.bar, {high.x - side - score.x, low.y + (ui.px(height) - score.y) / 2}, im(ui.colour("ink")), seat.score);
}

}  // namespace

std::string words_below_name(const SeatLine& seat, const std::function<bool(const std::string&)>& fits) {
  if (seat.rounds.empty() || seat.marks.empty()) return seat.rounds + seat.marks;
  const std::string both = seat.rounds + " · " + seat.marks;
  return fits(both) ? both : seat.marks;
}

float seat_lines_height(std::size_t seats, int columns, bool low) {
  const auto lines = (seats + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns);
  return static_cast<float>(lines) * (height_of(low) + kBetweenLines) - kBetweenLines;
}

void draw_seat_lines(const Ui& ui, const std::vector<SeatLine>& seats, int columns, bool low) {
  const float between = ui.px(kBetweenLines), all = ImGui::GetContentRegionAvail().x;
  const float width = std::floor((all + between) / static_cast<float>(columns) - between);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {between, between});
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (i % static_cast<std::size_t>(columns) != 0) ImGui::SameLine();
    draw_seat(ui, seats[i], width, height_of(low));
  }
  ImGui::PopStyleVar();
}

}  // namespace tablier
