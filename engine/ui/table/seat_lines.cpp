#include "ui/table/seat_lines.hpp"

#include "ui/core/probe.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

namespace tablier {
namespace {

constexpr float kUsualHeight = 56, kLowHeight = 42, kBetweenLines = 6, kBar = 8, kLineSide = 12;
/// A narrower card has the points of the match below the name.
constexpr float kNarrowCard = 220;
/// Of a thing that was taken: its radius, and from one to the next where there is room.
constexpr float kTaken = 5, kTakenStep = 14, kTakenLine = 16;

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

/// What that seat took, and empty rings for what it is still after; answers where they end.
float draw_taken(const Ui& ui, const SeatLine& seat, Vec2 left, float room) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto places = std::max(seat.taken.size(), static_cast<std::size_t>(std::max(0, seat.taken_room)));
  if (places == 0) return left.x;
  const float radius = ui.px(kTaken),
              step = std::min(ui.px(kTakenStep), (room - 2 * radius) / std::max(1.0F, static_cast<float>(places - 1)));
  float x = left.x + radius;
  for (std::size_t i = 0; i < places; ++i, x += step) {
    if (i < seat.taken.size()) seat_disc(ui, {x, left.y}, radius, seat.taken[i]);
    else list.AddCircle({x, left.y}, radius - 0.5F, im(faded(ui.colour("soft_ink"), 0.45)), 0, std::max(1.0F, ui.scale()));
  }
  return x - step + radius;
}

/// The score and what the rounds make together, at the right of a card; answers how wide they are.
float draw_score(const Ui& ui, SeatLine seat, Vec2 low, Vec2 high, bool with_total) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (!with_total) seat.total.clear();
  const Vec2 score = measure(ui.fonts.bar, seat.score), total = measure(ui.fonts.label, seat.total);
  const float right = high.x - ui.px(kLineSide), lines = (seat.score.empty() ? 0 : score.y) + (seat.total.empty() ? 0 : total.y);
  const float y = (low.y + high.y - lines) / 2;
  if (!seat.score.empty()) draw_text(list, ui.fonts.bar, {right - score.x, y}, im(ui.colour("ink")), seat.score);
  if (!seat.total.empty()) draw_text(list, ui.fonts.label, {right - total.x, y + lines - total.y}, im(ui.colour("soft_ink")), seat.total);
  const float width = std::max(seat.score.empty() ? 0 : score.x, seat.total.empty() ? 0 : total.x);
  return width > 0 ? width + ui.px(8) : 0;
}

/// Below the name: what was taken, and words as far as they have room.
void draw_below(const Ui& ui, const SeatLine& seat, const std::string& label, Vec2 at, float room) {
  const float line = line_height(ui.fonts.label);
  float left = at.x;
  if (seat.taken_room != 0) left = draw_taken(ui, seat, {at.x, at.y + line / 2}, room) + ui.px(8);
  const float rest = at.x + room - left;
  if (!label.empty() && (seat.taken_room == 0 || measure(ui.fonts.label, label).x <= rest))
    draw_fitted(ui, ui.fonts.label, {left, at.y}, ui.colour("soft_ink"), label, rest);
}

void draw_seat(const Ui& ui, const SeatLine& seat, float width, float height) {
  const float side = ui.px(kLineSide);
  ImGui::Dummy({width, ui.px(height)});
  probe_item(seat.name);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Vec2 low = vec(ImGui::GetItemRectMin()), high = vec(ImGui::GetItemRectMax());
  const float round = ui.px(ui.sizes.radius_button), thin = std::max(1.0F, std::floor(ui.scale()));
  if (seat.to_move) list.AddRectFilled(im(low), im(high), im(ui.colour("raised")), round);
  list.AddRect(im(low), im(high), im(ui.colour(seat.to_move ? "accent" : "line")), round, 0, seat.to_move ? 2 * thin : thin);
  const float sign = draw_sign(ui, seat, {low.x + side, (low.y + high.y) / 2}, high.y - low.y - ui.px(16));

  const bool narrow = width < ui.px(kNarrowCard);
  const float left = low.x + side + sign + ui.px(10), room = high.x - side - draw_score(ui, seat, low, high, !narrow) - left;
  const auto fits = [&](const std::string& label) { return measure(ui.fonts.label, label).x <= room; };
  const std::string small = seat.thinking                   ? ui.tr("table.seat.thinking")
                            : narrow && !seat.total.empty() ? seat.total
                                                            : label_below_name(seat, fits);
  ImFont* const font = seat.to_move ? ui.fonts.strong : ui.fonts.body;
  const bool two = !small.empty() || seat.taken_room != 0;
  const float lines = line_height(font) + (two ? ui.px(kTakenLine) : 0), y = (low.y + high.y - lines) / 2;
  const float clock = seat.clock.empty() ? 0 : measure(font, seat.clock).x;
  draw_fitted(ui, font, {left, y}, ui.colour("ink"), seat.name, room - (clock > 0 ? clock + ui.px(8) : 0));
  if (clock > 0) draw_text(list, font, {left + room - clock, y}, im(ui.colour(seat.clock_low ? "danger" : "ink")), seat.clock);
  if (two) draw_below(ui, seat, small, {left, y + lines - line_height(ui.fonts.label)}, room);
}

}  // namespace

std::string label_below_name(const SeatLine& seat, const std::function<bool(const std::string&)>& fits) {
  constexpr std::string_view kBetween = " · ";
  std::string label = seat.rounds;
  if (!label.empty() && !seat.marks.empty()) label += kBetween;
  label += seat.marks;
  for (auto cut = label.find(kBetween); cut != std::string::npos && !fits(label); cut = label.find(kBetween))
    label.erase(0, cut + kBetween.size());
  return label;
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
