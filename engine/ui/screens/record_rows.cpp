#include "ui/screens/record_rows.hpp"

#include "play/match_labels.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/panels/word_lines.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr float kRowSide = 16, kRowTop = 10, kTick = 12, kFigureColumn = 92;

float row_width() { return ImGui::GetContentRegionAvail().x; }

/// Title over note, as wide as `room`; both wrap.
struct TwoLines {
  Vec2 title, note;
  float height() const { return title.y + note.y; }
};

TwoLines measure_lines(const Ui& ui, const RecordLine& line, float room) {
  return {measure_word_lines(ui.fonts.strong, line.title, room),
          line.note.empty() ? Vec2{} : measure_word_lines(ui.fonts.label, line.note, room)};
}

void draw_lines(const Ui& ui, const RecordLine& line, Vec2 at, float room, const TwoLines& size) {
  draw_word_lines(*ImGui::GetWindowDrawList(), ui.fonts.strong, at, im(ui.colour("ink")), line.title, room);
  draw_word_lines(*ImGui::GetWindowDrawList(), ui.fonts.label, {at.x, at.y + size.title.y + ui.px(2)},
                  im(ui.colour(line.broken ? "danger" : "soft_ink")), line.note, room);
}

/// Words that end at `right`, with a tick before them where all is well; answers where they begin.
float draw_figure(const Ui& ui, const RecordLine& line, float right, float middle) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float width = measure(ui.fonts.body, line.figure).x, x = right - width;
  const Colour ink = ui.colour(line.broken ? "danger" : line.good ? "done" : "soft_ink");
  draw_text(list, ui.fonts.body, {x, middle - line_height(ui.fonts.body) / 2}, im(ink), line.figure);
  if (!line.good) return x;
  draw_check(list, {x - ui.px(kTick), middle}, ui.px(kTick), ink);
  return x - 2 * ui.px(kTick);
}

float figure_width(const Ui& ui, const RecordLine& line) {
  return measure(ui.fonts.body, line.figure).x + (line.good ? 2 * ui.px(kTick) : 0) + ui.px(ui.sizes.l);
}

/// Room for a row that nothing happens to: ruled, and no sheet like those that can be pressed.
Rect ruled_row(const Ui& ui, float height) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const Rect box{at.x, at.y, row_width(), height};
  ImGui::Dummy({box.w, box.h});
  ImGui::GetWindowDrawList()->AddLine({box.x, box.bottom()}, {box.right(), box.bottom()}, im(ui.colour("line")),
                                      std::max(1.0F, std::floor(ui.scale())));
  return box;
}

}  // namespace

bool list_entry(const Ui& ui, std::string_view label, bool here) {
  const float width = row_width(), pad = ui.px(ui.sizes.m);
  const Vec2 size = measure(ui.fonts.strong, label, width - 2 * pad);
  const TileAnswer t = tile(ui, std::string(label).c_str(),
                            {.size = {width, size.y + 2 * ui.px(kRowTop)},
                             .round = 10,
                             .ground = here ? "highlight" : "",
                             .line = here ? "accent" : "",
                             .label = label});
  draw_text(*ImGui::GetWindowDrawList(), ui.fonts.strong, {t.box.x + pad, t.box.y + ui.px(kRowTop)}, im(ui.colour("ink")), label,
            width - 2 * pad);
  return t.pressed && !here;
}

SaveRowAnswer draw_save_row(const Ui& ui, Picker& picker, std::size_t i, const RecordLine& line) {
  SaveRowAnswer answer;
  const std::string rename = ui.tr("records.rename_short"), remove = ui.tr("records.remove_short");
  const float acts = chip_width(ui, rename) + chip_width(ui, remove) + ui.px(ui.sizes.s), side = ui.px(kRowSide);
  const float width = row_width() - acts - ui.px(ui.sizes.m), room = width - 2 * side - figure_width(ui, line);
  const TwoLines size = measure_lines(ui, line, room);
  const Vec2 start = vec(ImGui::GetCursorPos());
  const float height = size.height() + ui.px(2 + 2 * kRowTop);
  const TileAnswer t =
      picked_tile(ui, picker, i, {.size = {width, height}, .round = 10, .line = line.broken ? "danger" : "line", .label = line.title});
  answer.open = t.pressed;
  draw_lines(ui, line, {t.box.x + side, t.box.y + ui.px(kRowTop)}, room, size);
  draw_figure(ui, line, t.box.right() - side, t.box.centre().y);
  ImGui::PushID(static_cast<int>(i));
  ImGui::SetCursorPos({start.x + width + ui.px(ui.sizes.m), start.y + (height - ui.px(34)) / 2});
  answer.rename = chip(ui, rename);
  ImGui::SetCursorPos(
      {start.x + width + ui.px(ui.sizes.m) + chip_width(ui, rename) + ui.px(ui.sizes.s), start.y + (height - ui.px(34)) / 2});
  answer.remove = chip(ui, remove);
  ImGui::PopID();
  ImGui::SetCursorPos({start.x, start.y + height + ImGui::GetStyle().ItemSpacing.y});
  return answer;
}

void draw_record_row(const Ui& ui, const RecordLine& line) {
  const float side = ui.px(kRowSide), before = line.rank > 0 ? ui.px(36) : 0,
              room = row_width() - 2 * side - before - figure_width(ui, line);
  const TwoLines size = measure_lines(ui, line, room);
  const Rect box = ruled_row(ui, size.height() + ui.px(2 + 2 * kRowTop));
  if (line.rank > 0)
    draw_text(*ImGui::GetWindowDrawList(), ui.fonts.title, {box.x + side, box.centre().y - line_height(ui.fonts.title) / 2},
              im(ui.colour(line.rank == 1 ? "accent_ink" : "soft_ink")), std::to_string(line.rank));
  draw_lines(ui, line, {box.x + side + before, box.y + ui.px(kRowTop)}, room, size);
  draw_figure(ui, line, box.right() - side, box.centre().y);
}

void draw_series_row(const Ui& ui, const SeriesLine& line) {
  const float side = ui.px(kRowSide), bar = ui.px(6);
  const Rect box = ruled_row(ui, line_height(ui.fonts.strong) + bar + ui.px(2 * kRowTop + 8));
  const std::string sum = ui.tr("map.progress", {{"done", line.solved}, {"n", line.total}});
  const std::string figure = line.time.empty() ? sum : sum + " · " + ui.tr("records.sum_of_best", {{"time", line.time}});
  const float width = measure(ui.fonts.label, figure).x;
  draw_fitted(ui, ui.fonts.strong, {box.x + side, box.y + ui.px(kRowTop)}, ui.colour("ink"), line.title,
              box.w - 2 * side - width - ui.px(ui.sizes.l));
  draw_text(*ImGui::GetWindowDrawList(), ui.fonts.label, {box.right() - side - width, box.y + ui.px(kRowTop + 1)},
            im(ui.colour("soft_ink")), figure);
  draw_bar(ui, {box.x + side, box.bottom() - ui.px(kRowTop) - bar, box.w - 2 * side, bar},
           line.total > 0 ? static_cast<double>(line.solved) / static_cast<double>(line.total) : 0);
}

namespace {

/// The head of a column, and what stands in it.
struct TallyColumn {
  const char* head;
  std::string (*figure)(const Ui& ui, const TallyLine& line);
};

std::string count(const Ui& ui, std::size_t n) { return figure_label(ui.services.locale, static_cast<std::int64_t>(n)); }

const std::vector<TallyColumn>& tally_columns(bool alone) {
  static const TallyColumn played{"records.col_played", [](const Ui& ui, const TallyLine& line) { return count(ui, line.played); }};
  static const auto best = [](const Ui&, const TallyLine& line) { return line.best.empty() ? std::string("–") : line.best; };
  static const std::vector<TallyColumn> of_one{
      played,
      {"records.col_done", [](const Ui& ui, const TallyLine& line) { return count(ui, line.won); }},
      {"records.col_not_done", [](const Ui& ui, const TallyLine& line) { return count(ui, line.lost); }},
      {"records.col_best", best}};
  static const std::vector<TallyColumn> of_several{
      played,
      {"records.col_won", [](const Ui& ui, const TallyLine& line) { return count(ui, line.won); }},
      {"records.col_drawn", [](const Ui& ui, const TallyLine& line) { return count(ui, line.drawn); }},
      {"records.col_lost", [](const Ui& ui, const TallyLine& line) { return count(ui, line.lost); }},
      {"records.col_fastest", best}};
  return alone ? of_one : of_several;
}

/// Those of `lines` that were played alone, or the others; each of the two kinds has heads of its own. They stand under each
/// other in as many columns as the wider one has: what the other has not is left out before the last two.
void draw_tallies_of(const Ui& ui, const std::vector<TallyLine>& lines, bool alone, std::size_t columns_of_all) {
  const auto& heads = tally_columns(alone);
  const float side = ui.px(kRowSide), width = row_width(), columns = static_cast<float>(columns_of_all);
  const float column = std::min(ui.px(kFigureColumn), (width - 2 * side) * 0.62F / columns), first = width - side - columns * column;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto put = [&](const ImFont* font, std::size_t c, float x, float y, const char* ink, const std::string& text) {
    const std::size_t place = c + 2 < heads.size() ? c : c + columns_of_all - heads.size();
    draw_text(list, font, {x + first + static_cast<float>(place + 1) * column - measure(font, text).x, y}, im(ui.colour(ink)), text);
  };
  const ImVec2 at = ImGui::GetCursorScreenPos();
  for (std::size_t c = 0; c < heads.size(); ++c)
    put(ui.fonts.label_strong, c, at.x, at.y, "soft_ink", fitted(ui.fonts.label_strong, ui.tr(heads[c].head), column - ui.px(4)));
  ImGui::Dummy({width, line_height(ui.fonts.label_strong)});
  for (const TallyLine& line : lines) {
    if (line.alone != alone) continue;
    const Rect box = ruled_row(ui, line_height(ui.fonts.strong) + 2 * ui.px(kRowTop));
    draw_fitted(ui, ui.fonts.strong, {box.x + side, box.y + ui.px(kRowTop)}, ui.colour("ink"), line.title,
                first - side - ui.px(ui.sizes.s));
    for (std::size_t c = 0; c < heads.size(); ++c)
      put(ui.fonts.figures, c, box.x, box.y + ui.px(kRowTop), "ink", heads[c].figure(ui, line));
  }
}

}  // namespace

void draw_tally_rows(const Ui& ui, const std::vector<TallyLine>& lines) {
  const auto has = [&lines](bool alone) { return std::ranges::any_of(lines, [alone](const TallyLine& l) { return l.alone == alone; }); };
  const std::size_t columns = tally_columns(has(true) && !has(false)).size();
  bool any = false;
  for (const bool alone : {true, false}) {
    if (!has(alone)) continue;
    if (any) gap(ui, ui.sizes.l);
    draw_tallies_of(ui, lines, alone, columns);
    any = true;
  }
}

}  // namespace tablier
