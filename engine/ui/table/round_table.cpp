#include "ui/table/round_table.hpp"

#include "play/match_labels.hpp"
#include "ui/core/probe.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/panels/word_lines.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// In logical pixels: a player's row, the headings over them, what a name has at least, and what stands before and between figures.
constexpr float kTableRow = 32, kNotedRow = 42, kTableHead = 22, kMinName = 96, kBeforeName = 18, kBetweenFigures = 12, kNarrowBetween = 6,
                kDot = 5;
/// What the number of a round has: one that tells that there are others before it, or not.
constexpr const char* kAnyHead = "… 9";
constexpr const char* kPlainHead = "99";

/// With what stands before it.
float figure_width(const Ui& ui, const std::vector<RoundLine>& rounds, ImFont* font, const char* head, float between) {
  float widest = measure(font, head).x;
  for (const RoundLine& round : rounds)
    for (const std::int64_t points : round.points) widest = std::max(widest, measure(font, figure_label(ui.services.locale, points)).x);
  return widest + ui.px(between);
}

/// Where things stand, from the left of the table, in pixels.
struct Columns {
  float width = 0, figure = 0, total = 0, between = 0;
  std::size_t shown = 0;  ///< rounds
  /// Right edge of that column of so many.
  float end(std::size_t column, std::size_t count) const { return width - total - static_cast<float>(count - 1 - column) * figure; }
};

/// What names and notes need, where that is less than they have at least.
float name_width(const Ui& ui, const RoundPlayers& players) {
  float widest = 0;
  for (const std::string& name : players.names) widest = std::max(widest, measure(ui.fonts.body, name).x);
  for (const std::string& note : players.notes) widest = std::max(widest, measure(ui.fonts.label, note).x);
  return std::min(ui.px(kMinName), ui.px(kBeforeName + 1) + widest);
}

Columns columns_between(const Ui& ui, const std::vector<RoundLine>& rounds, const char* head, float between) {
  const RoundLine sum{.number = {}, .points = sum_of(rounds)};
  const float word = measure(ui.fonts.label_strong, ui.tr("table.rounds.total")).x + ui.px(between);
  return {.width = ImGui::GetContentRegionAvail().x,
          .figure = figure_width(ui, rounds, ui.fonts.label, head, between),
          .total = std::max(word, figure_width(ui, {sum}, ui.fonts.strong, kPlainHead, between)),
          .between = ui.px(between),
          .shown = rounds.size()};
}

/// All rounds where they have room, close together if need be; else as many as have it.
Columns columns_of(const Ui& ui, const std::vector<RoundLine>& rounds, const RoundPlayers& players) {
  const float names = name_width(ui, players);
  for (const float between : {kBetweenFigures, kNarrowBetween}) {
    const Columns c = columns_between(ui, rounds, kPlainHead, between);
    if (static_cast<float>(c.shown) * c.figure + c.total + names <= c.width) return c;
  }
  Columns some = columns_between(ui, rounds, kAnyHead, kBetweenFigures);
  some.shown = std::min(some.shown, static_cast<std::size_t>(std::max(1.0F, (some.width - names - some.total) / some.figure)));
  return some;
}

void draw_right(ImFont* font, Vec2 end, Colour colour, const std::string& label) {
  draw_text(*ImGui::GetWindowDrawList(), font, {end.x - measure(font, label).x, end.y - line_height(font) / 2}, im(colour), label);
}

void draw_heads(const Ui& ui, const RoundTable& table, const Columns& c) {
  ImGui::Dummy({c.width, ui.px(kTableHead)});
  const Vec2 at = vec(ImGui::GetItemRectMin());
  const float middle = at.y + ui.px(kTableHead) / 2;
  for (std::size_t i = 0; i < table.heads.size(); ++i)
    draw_right(ui.fonts.label, {at.x + c.end(i, table.heads.size()), middle}, ui.colour("soft_ink"), table.heads[i]);
  draw_right(ui.fonts.label_strong, {at.x + c.width, middle}, ui.colour("ink"), ui.tr("table.rounds.total"));
}

float row_height(const Ui& ui, bool noted) { return ui.px(noted ? kNotedRow : kTableRow); }

/// The name, and below it what is noted.
void draw_name(const Ui& ui, const RoundTable::Row& row, Vec2 left, float room) {
  const float name = line_height(ui.fonts.body), note = row.note.empty() ? 0 : line_height(ui.fonts.label),
              top = left.y - (name + note) / 2;
  draw_fitted(ui, ui.fonts.body, {left.x, top}, ui.colour("ink"), row.name, room);
  if (note > 0) draw_fitted(ui, ui.fonts.label, {left.x, top + name}, ui.colour("soft_ink"), row.note, room);
}

void draw_row(const Ui& ui, const RoundTable::Row& row, const Columns& c, float height) {
  ImGui::Dummy({c.width, height});
  const Vec2 at = vec(ImGui::GetItemRectMin());
  const float middle = at.y + height / 2, thin = std::max(1.0F, std::floor(ui.scale())), left = at.x + ui.px(kBeforeName);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled({at.x, at.y}, {at.x + c.width, at.y + thin}, im(ui.colour("line")));
  seat_sign(ui, {at.x + ui.px(kDot) + thin, middle}, ui.px(kDot), row.colour, row.written);
  const float room = c.width - c.total - static_cast<float>(row.points.size()) * c.figure - ui.px(kBeforeName);
  draw_name(ui, row, {left, middle}, room);
  for (std::size_t i = 0; i < row.points.size(); ++i)
    draw_right(ui.fonts.label, {at.x + c.end(i, row.points.size()), middle}, ui.colour("ink"),
               figure_label(ui.services.locale, row.points[i]));
  draw_right(ui.fonts.strong, {at.x + c.width, middle}, ui.colour("ink"), figure_label(ui.services.locale, row.total));
}

}  // namespace

RoundTable round_table(const std::vector<RoundLine>& rounds, const RoundPlayers& players, std::size_t max) {
  RoundTable table;
  const std::vector<std::int64_t> sum = sum_of(rounds);
  const std::vector<RoundLine> shown = shown_rounds(rounds, std::max<std::size_t>(max, 1));
  for (std::size_t i = 0; i < shown.size(); ++i) {
    table.heads.push_back(shown[i].number);
    if (shown[i].now) table.now = static_cast<int>(i);
  }
  for (std::size_t seat = 0; seat < players.names.size() && seat < players.colours.size(); ++seat) {
    RoundTable::Row row{.name = players.names[seat], .colour = players.colours[seat], .note = {}, .points = {}};
    if (seat < players.written.size()) row.written = players.written[seat];
    if (seat < players.notes.size()) row.note = players.notes[seat];
    for (const RoundLine& round : shown) row.points.push_back(seat < round.points.size() ? round.points[seat] : 0);
    row.total = seat < sum.size() ? sum[seat] : 0;
    table.rows.push_back(std::move(row));
  }
  std::ranges::stable_sort(table.rows, std::ranges::greater{}, &RoundTable::Row::total);
  return table;
}

float round_table_height(const Ui& ui, const RoundPlayers& players) {
  return ui.px(kTableHead) + static_cast<float>(players.names.size()) * row_height(ui, !players.notes.empty());
}

void draw_round_table(const Ui& ui, const std::vector<RoundLine>& rounds, const RoundPlayers& players) {
  if (rounds.empty()) return;
  const Columns c = columns_of(ui, rounds, players);
  const RoundTable table = round_table(rounds, players, c.shown);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  if (table.now >= 0) {
    const Vec2 at = vec(ImGui::GetCursorScreenPos());
    const float end = at.x + c.end(static_cast<std::size_t>(table.now), table.heads.size()) + c.between / 2;
    ImGui::GetWindowDrawList()->AddRectFilled({end - c.figure, at.y}, {end, at.y + round_table_height(ui, players)},
                                              im(ui.colour("highlight")), ui.px(6));
  }
  draw_heads(ui, table, c);
  for (const RoundTable::Row& row : table.rows) draw_row(ui, row, c, row_height(ui, !players.notes.empty()));
  ImGui::PopStyleVar();
}

namespace {

/// From the line that is at the top of a box that scrolls, where lines have these tops, in pixels.
void scroll_lines(const std::vector<float>& tops, int step) {
  constexpr float kHair = 1;
  const auto after = std::ranges::upper_bound(tops, ImGui::GetScrollY() + kHair);
  const std::ptrdiff_t here = std::max<std::ptrdiff_t>(0, after - tops.begin() - 1);
  const std::ptrdiff_t there = std::clamp<std::ptrdiff_t>(here + step, 0, std::ssize(tops) - 1);
  ImGui::SetScrollY(std::min(tops[static_cast<std::size_t>(there)], ImGui::GetScrollMaxY()));
}

/// Its number tells that there are more of them than are seen: so low a box has no bar beside it.
void best_moves_heading(const Ui& ui, std::size_t count, bool scrolls) {
  const std::string title = ui.tr("table.best_moves");
  heading(ui, scrolls ? ui.tr("table.best_moves_more", {{"title", title}, {"n", count}}) : title);
}

float best_move_height(const Ui& ui, const std::string& line) {
  return measure_word_lines(ui.fonts.label, line, ImGui::GetContentRegionAvail().x).y;
}

/// Of several, with what follows it.
float best_moves_head(const Ui& ui, std::size_t count) {
  return count > 1 ? line_height(ui.fonts.label_strong) + ImGui::GetStyle().ItemSpacing.y : 0;
}

/// For the lines under their heading.
float best_moves_room(const Ui& ui, std::size_t count, float below) {
  return ImGui::GetContentRegionAvail().y - below - ui.px(4) - ImGui::GetStyle().ItemSpacing.y - best_moves_head(ui, count);
}

}  // namespace

bool best_moves_fit(const Ui& ui, const std::vector<std::string>& lines, float below) {
  return !lines.empty() && best_move_height(ui, lines.front()) <= best_moves_room(ui, lines.size(), below);
}

bool draw_best_moves(const Ui& ui, const std::vector<std::string>& lines, float below, int step) {
  if (!best_moves_fit(ui, lines, below)) return false;
  const float between = ImGui::GetStyle().ItemSpacing.y, rest = best_moves_room(ui, lines.size(), below);
  gap(ui, 4);
  float all = -between, whole = 0;
  std::vector<float> tops;
  for (const std::string& line : lines) {
    tops.push_back(all + between);
    all += best_move_height(ui, line) + between;
    if (all <= rest) whole = all;
  }
  const bool scrolls = all > rest;
  if (lines.size() > 1) best_moves_heading(ui, lines.size(), scrolls);
  if (scrolls) ImGui::BeginChild("##best_moves", {0, std::ceil(whole)}, false);
  if (scrolls && step != 0) scroll_lines(tops, step);
  for (const std::string& line : lines) {
    note(ui, line);
    probe_item(line);
  }
  if (scrolls) ImGui::EndChild();
  return scrolls;
}

}  // namespace tablier
