#include "ui/table/move_list.hpp"

#include "ui/core/probe.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/table/move_rows.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

constexpr float kMoveListLine = 26, kMoveCount = 18, kMoveDisc = 24.5F, kNotation = 33, kBeforeNote = 5, kAfterNote = 5, kAfterLabel = 1,
                kScrollBarRoom = 6, kBesideBar = 0, kIndent = 14, kMoveSign = 4.5F, kMoveMark = 4, kShortNote = 64, kDigit = 8,
                kBeforeNumber = 2;
constexpr int kUsualDigits = 2;
/// A line of a line of a line goes no further to the right.
constexpr int kMaxIndents = 4;
/// Lines of other moves that stay in sight beside a long note, and what it has of them in any case.
constexpr int kOthersSeen = 2, kShortestNote = 2;
/// So much of a line words may go down into what is free below it.
constexpr float kHairOfLine = 0.06F;

std::size_t number_of(const std::vector<MoveLine>& lines, std::size_t i) { return lines[i].number > 0 ? lines[i].number : i + 1; }

/// What numbers take that are longer than two digits.
float long_number(const Ui& ui, const MoveLine& line) { return ui.px(kDigit) * static_cast<float>(line.digits - kUsualDigits); }

float indent_of(const Ui& ui, const MoveLine& line) {
  return ui.px(kIndent) * static_cast<float>(std::min(line.depth, kMaxIndents)) + long_number(ui, line);
}

float note_left(const Ui& ui, const MoveLine& line) {
  return indent_of(ui, line) + ui.px(kNotation) + measure(ui.fonts.label_strong, line.label).x + ui.px(kBeforeNote);
}

float needed_width(const Ui& ui, const MoveLine& line) {
  if (line.note.empty()) return note_left(ui, line) - ui.px(kBeforeNote) + ui.px(kAfterLabel);
  return note_left(ui, line) + measure(ui.fonts.label, line.note).x + ui.px(kAfterNote);
}

/// Where a note stands whose move has that much room.
struct NotePlace {
  float left = 0, room = 0;
  bool below = false;  ///< under the move
};

NotePlace beside_move(const Ui& ui, const MoveLine& line, float width) {
  const float left = note_left(ui, line);
  return {left, std::max(ui.px(kMoveCount), width - left - ui.px(kAfterNote))};
}

NotePlace below_move(const Ui& ui, const MoveLine& line, float width) {
  const float left = indent_of(ui, line) + ui.px(kNotation);
  return {left, std::max(ui.px(kMoveCount), width - left - ui.px(kAfterNote)), true};
}

/// Of a move with its note there.
int lines_needed(const Ui& ui, const MoveLine& line, const NotePlace& place) {
  const float words = measure(ui.fonts.label, line.note, place.room).y, over = (move_list_line(ui) - line_height(ui.fonts.label)) / 2;
  const float first = place.below ? line_height(ui.fonts.label) : 0;
  return std::max(1, static_cast<int>(std::ceil((first + words + over) / move_list_line(ui) - kHairOfLine)));
}

/// A note that is too long for its line goes on below; all of it stands under its move where that takes no more lines.
NotePlace wrapped_note(const Ui& ui, const MoveLine& line, float width) {
  const NotePlace beside = beside_move(ui, line, width), below = below_move(ui, line, width);
  const bool fits = line.note.empty() || needed_width(ui, line) <= width;
  return !fits && lines_needed(ui, line, below) <= lines_needed(ui, line, beside) ? below : beside;
}

int lines_of(const Ui& ui, const MoveLine& line, float width) {
  return line.note.empty() ? 1 : lines_needed(ui, line, wrapped_note(ui, line, width));
}

/// Before a move, ending there, in so much room: smaller where it needs more.
void draw_number(const Ui& ui, std::size_t number, Vec2 end, float room) {
  const std::string label = std::to_string(number);
  const float width = measure(ui.fonts.label, label).x, share = std::min(1.0F, room / width);
  const float size = line_height(ui.fonts.label) * share;
  ImGui::GetWindowDrawList()->AddText(ui.fonts.label, size, {end.x - width * share, end.y - size / 2}, im(ui.colour("soft_ink")),
                                      label.c_str());
}

/// The points alone where the words beside them have no room; else as much as fits.
std::string cut_note(const Ui& ui, const std::string& note, float room) {
  if (measure(ui.fonts.label, note).x <= room) return note;
  const std::string points = points_of_note(note);
  return points.empty() || measure(ui.fonts.label, points).x > room ? fitted(ui.fonts.label, note, room) : points;
}

/// One move in its part of a row.
MoveListAnswer draw_move(const Ui& ui, const MoveLine& line, std::size_t number, bool here, Vec2 size, LongNotes notes) {
  ImGui::PushID(static_cast<int>(line.ply));
  const bool pressed = ImGui::InvisibleButton("##move", {size.x, size.y}), menu = ImGui::IsItemClicked(ImGuiMouseButton_Right);
  ImGui::PopID();
  probe_item(line.label);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImVec2 low = ImGui::GetItemRectMin();
  const ImVec2 high = ImGui::GetItemRectMax();
  if (here || ImGui::IsItemHovered()) list.AddRectFilled(low, high, im(ui.colour(here ? "highlight" : "raised")), ui.px(6));
  const NotePlace place = notes == LongNotes::cut ? beside_move(ui, line, size.x) : wrapped_note(ui, line, size.x);
  const float left = low.x + place.left, first = move_list_line(ui), words = line_height(ui.fonts.label);
  const std::string note = notes == LongNotes::cut ? cut_note(ui, line.note, place.room) : line.note;
  const float above = place.below ? words : 0, usual = (first - words) / 2;
  const auto lines = static_cast<int>((size.y - usual - above + kHairOfLine * first) / words);
  const std::string told = notes == LongNotes::cut ? note : fitted_lines(ui.fonts.label, note, place.room, std::max(1, lines));
  const float block = std::max(words, above + measure(ui.fonts.label, told, place.room + 1).y);
  const float y = low.y + std::min(usual, (size.y - block) / 2);  // as much under the last line as over the first
  low.x += indent_of(ui, line);
  if (!line.chance) {
    draw_number(ui, number, {low.x + ui.px(kMoveCount), y + words / 2}, ui.px(kMoveCount - kBeforeNumber) + long_number(ui, line));
    seat_sign(ui, {low.x + ui.px(kMoveDisc), y + words / 2}, ui.px(line.written.empty() ? kMoveSign : kMoveMark), line.colour,
              line.written);
  }
  draw_text(list, ui.fonts.label_strong, {low.x + ui.px(kNotation), y}, im(ui.colour(line.depth > 0 ? "soft_ink" : "ink")), line.label);
  if (!note.empty()) draw_text(list, ui.fonts.label, {left, y + above}, im(ui.colour("soft_ink")), told, place.room + 1);
  if (told != line.note && ImGui::IsItemHovered()) tell(ui, line.note);
  return pressed || menu ? MoveListAnswer{line.ply, menu} : MoveListAnswer{};
}

/// The list as it stands in a width: rows, and how many lines are over each of them.
struct Laid {
  std::vector<MoveRow> rows;
  std::vector<std::size_t> tops;  ///< and how many there are, last
};

/// The few notes that are longer than their column are cut there, where something is left of them: the moves stay in their rows. Where too
/// little is, the move has a row to itself, and the note all of it.
void narrow_notes(const Ui& ui, const std::vector<MoveLine>& lines, float half, std::size_t told, std::vector<MoveCell>& cells) {
  const auto wide = static_cast<std::size_t>(std::ranges::count_if(cells, [half](const MoveCell& c) { return c.width > half; }));
  if (2 * wide > cells.size()) return;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (i != told && note_left(ui, lines[i]) + ui.px(kShortNote) <= half) cells[i].width = std::min(cells[i].width, half);
}

/// The move that one stands on is told whole, too, as far as others are still seen beside it.
Laid laid_out(const Ui& ui, const std::vector<MoveLine>& lines, float width, LongNotes notes, std::size_t told, int rows) {
  std::vector<MoveCell> cells;
  for (std::size_t i = 0; i < lines.size(); ++i)
    cells.push_back({needed_width(ui, lines[i]), lines[i].column, i > 0 && lines[i].depth != lines[i - 1].depth});
  if (notes == LongNotes::cut) narrow_notes(ui, lines, width / 2, told, cells);
  Laid laid{rows_of_moves(cells, width), {0}};
  for (const MoveRow& row : laid.rows) {
    const bool wraps = row.whole && (notes == LongNotes::wrapped || row.cells.front() == told);
    const int high = wraps ? lines_of(ui, lines[row.cells.front()], width - row.left) : 1;
    laid.tops.push_back(
        laid.tops.back() +
        static_cast<std::size_t>(notes == LongNotes::cut ? std::min({high, rows, std::max(kShortestNote, rows - kOthersSeen)}) : high));
  }
  return laid;
}

/// The move after which the position stands: the first one at the start, the last one where nothing is looked at. Precondition: there are
/// some.
std::size_t move_at(const std::vector<MoveLine>& lines, std::size_t ply) {
  if (ply < lines.front().ply) return 0;
  const auto at = std::ranges::find(lines, ply, &MoveLine::ply);
  return at == lines.end() ? lines.size() - 1 : static_cast<std::size_t>(at - lines.begin());
}

std::size_t row_of(const Laid& laid, std::size_t move) {
  const auto has = [move](const MoveRow& row) { return std::ranges::count(row.cells, move) > 0; };
  return static_cast<std::size_t>(std::ranges::find_if(laid.rows, has) - laid.rows.begin());
}

/// The line to begin with: of a whole row, so that the row that is looked at is seen to its end.
std::size_t first_line_seen(const Laid& laid, std::size_t here, int rows) {
  const auto seen = static_cast<std::size_t>(rows);
  const std::size_t usual = first_row_seen(laid.tops[here], laid.tops.back(), rows);
  const std::size_t end = laid.rows.empty() ? 0 : laid.tops[here + 1], needed = end > seen ? end - seen : 0;
  const auto row = std::ranges::lower_bound(laid.tops, std::max(usual, needed));
  return row == laid.tops.end() ? usual : std::min(*row, laid.tops[here]);
}

/// True once for each move that is looked at, for each that is new, where there is more room or less, and where what is said of moves puts
/// the row `here` elsewhere.
bool is_news(const Laid& laid, std::size_t here, std::size_t looked_at, std::size_t count, int rows) {
  ImGuiStorage& storage = *ImGui::GetStateStorage();
  const ImGuiID seen = ImGui::GetID("seen");
  std::size_t news = looked_at * 10007 + count;
  for (const std::size_t part : {static_cast<std::size_t>(rows), laid.tops[here], laid.tops[here + 1]}) news = news * 101 + part;
  const int now = static_cast<int>(news);
  const bool moved = storage.GetInt(seen, -1) != now;
  storage.SetInt(seen, now);
  return moved;
}

/// The line at the top of what is seen is the first one of a row: no move is cut.
float whole_row(const Laid& laid, float line) {
  const auto lines = static_cast<std::size_t>(std::max(0.0F, std::round(ImGui::GetScrollY() / line)));
  const auto after = std::ranges::upper_bound(laid.tops, lines);
  return static_cast<float>(*std::prev(after)) * line;
}

MoveListAnswer draw_row(const Ui& ui, const std::vector<MoveLine>& lines, const MoveRow& row, Vec2 at, Vec2 size, std::size_t looked_at,
                        LongNotes notes) {
  MoveListAnswer clicked;
  for (std::size_t c = 0; c < row.cells.size(); ++c) {
    const std::size_t i = row.cells[c];
    const float split = std::floor(row.split), left = row.whole ? row.left : row.columns[c] > 0 ? split : 0;
    ImGui::SetCursorPos({at.x + left, at.y});
    const float width = row.whole || left > 0 ? size.x - left : split;
    const auto answer = draw_move(ui, lines[i], number_of(lines, i), lines[i].ply == looked_at, {width, size.y}, notes);
    if (answer.ply) clicked = answer;
  }
  return clicked;
}

/// How far the list is scrolled, in pixels; to the move that one stands on where that is another one.
float scrolled_to(const Laid& laid, std::size_t here, bool news, int rows, float line) {
  const float scroll = news ? static_cast<float>(first_line_seen(laid, here, rows)) * line : whole_row(laid, line);
  ImGui::SetScrollY(scroll);
  return scroll;
}

MoveListAnswer draw_lines(const Ui& ui, const std::vector<MoveLine>& lines, std::size_t looked_at, Vec2 room, int rows, LongNotes notes) {
  MoveListAnswer clicked;
  const float line = move_list_line(ui);
  const std::size_t here = move_at(lines, looked_at);
  Laid laid = laid_out(ui, lines, room.x, LongNotes::wrapped, here, rows);
  if (laid.tops.back() <= static_cast<std::size_t>(rows)) notes = LongNotes::wrapped;  // nothing is cut where there is room for all
  else laid = laid_out(ui, lines, room.x, notes, here, rows);
  const std::size_t row = row_of(laid, here);
  const float before = ImGui::GetScrollY(), scroll = scrolled_to(laid, row, is_news(laid, row, looked_at, lines.size(), rows), rows, line);
  for (std::size_t r = 0; r < laid.rows.size(); ++r) {
    const float top = static_cast<float>(laid.tops[r]) * line, bottom = static_cast<float>(laid.tops[r + 1]) * line;
    const bool cut = bottom - scroll > room.y + 1;  // it would be half seen: it waits below
    if (cut && top - scroll < room.y) continue;
    const bool wraps = laid.tops[r + 1] - laid.tops[r] > 1;
    // Scrolling itself begins with the next frame, and maybe there is none.
    const Vec2 at{0, top + before - scroll}, size{room.x, bottom - top};
    const auto answer = draw_row(ui, lines, laid.rows[r], at, size, looked_at, wraps ? LongNotes::wrapped : notes);
    if (answer.ply) clicked = answer;
  }
  // The last row can be scrolled to its end with a whole row at the top.
  const std::size_t end = std::max(laid.tops.back(), first_line_seen(laid, laid.rows.size() - 1, rows) + static_cast<std::size_t>(rows));
  ImGui::SetCursorPos({0, static_cast<float>(laid.tops.back() > static_cast<std::size_t>(rows) ? end : laid.tops.back()) * line});
  ImGui::Dummy({0, 0});
  return clicked;
}

}  // namespace

std::size_t first_row_seen(std::size_t row, std::size_t all, int rows) {
  const auto seen = static_cast<std::size_t>(rows);
  if (all <= seen) return 0;
  const std::size_t before = seen * 2 / 3;
  return std::min(row > before ? row - before : 0, all - seen);
}

std::string points_of_note(std::string_view note) {
  if (note.find(':') != note.npos) return {};  // some are of another seat
  std::string points;
  while (!note.empty()) {
    std::string_view word = note.substr(0, note.find(' '));
    note.remove_prefix(std::min(note.size(), word.size() + 1));
    if (word.ends_with(',')) word.remove_suffix(1);
    if (word.starts_with("+") || word.starts_with("−")) points += (points.empty() ? "" : " ") + std::string(word);
  }
  return points;
}

void make_room_for_numbers(std::vector<MoveLine>& lines) {
  std::size_t largest = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) largest = std::max(largest, lines[i].chance ? 0 : number_of(lines, i));
  const int digits = std::max(kUsualDigits, static_cast<int>(std::to_string(largest).size()));
  for (MoveLine& line : lines) line.digits = digits;
}

float move_list_line(const Ui& ui) { return std::floor(ui.px(kMoveListLine)); }

float move_list_width(const Ui& ui, const std::vector<MoveLine>& lines) {
  float width = 0;
  for (const MoveLine& line : lines) width = std::max(width, needed_width(ui, line));
  return std::ceil(width + ui.px(kScrollBarRoom));
}

MoveListAnswer draw_move_list(const Ui& ui, const std::vector<MoveLine>& lines, std::size_t looked_at, int rows, LongNotes notes) {
  MoveListAnswer clicked;
  const float height = move_list_line(ui) * static_cast<float>(rows);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  ImGui::BeginChild("##moves", {0, height}, false);
  const float bar = ImGui::GetScrollMaxY() > 0 ? ui.px(kBesideBar) : ui.px(kScrollBarRoom);
  const float width = ImGui::GetWindowContentRegionMax().x - bar;
  if (!lines.empty()) clicked = draw_lines(ui, lines, looked_at, {width, height}, rows, notes);
  ImGui::EndChild();
  ImGui::PopStyleVar();
  return clicked;
}

}  // namespace tablier
