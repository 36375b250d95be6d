#include "editor/series/model/series_print.hpp"

#include "content/utf8.hpp"
#include "solver/solver.hpp"
#include "tools/series_figures.hpp"

#include <algorithm>
#include <sstream>

namespace tablier::editor {
namespace {

constexpr Colour kNoPaint{0x7B, 0x71, 0x63};

Colour colour_of(const GameSpec& game, const PieceSpec& piece) {
  const auto paint = game.paints.find("piece." + piece.letter);
  return paint == game.paints.end() ? kNoPaint : paint->second.colour;
}

Pattern pattern_of(const GameSpec& game, const PieceSpec& piece) {
  const auto paint = game.paints.find("piece." + piece.letter);
  return paint == game.paints.end() ? Pattern::none : paint->second.pattern;
}

const PieceSpec* piece_numbered(const GameSpec& game, int number) {
  const auto& pieces = game.content.pieces;
  const auto found = std::find_if(pieces.begin(), pieces.end(), [number](const PieceSpec& p) { return p.number == number; });
  return found == pieces.end() ? nullptr : &*found;
}

std::string byline_of(const SeriesSpec& series) {
  std::string line;
  for (const std::string* part : {&series.author, &series.date, &series.licence})
    if (!part->empty()) line += (line.empty() ? "" : " · ") + *part;
  return line;
}

std::size_t columns_of(const SeriesSpec& series) {
  std::size_t columns = 0;
  for (const SeriesRow& row : series.rows) columns = std::max(columns, row.numbers.size());
  return columns;
}

/// The first penta of all rows.
int first_column_of(const SeriesSpec& series) {
  int first = series.rows.empty() ? 1 : series.rows.front().first;
  for (const SeriesRow& row : series.rows) first = std::min(first, row.first);
  return first;
}

std::vector<std::string> heads_of(const SeriesSpec& series, const Locale& locale) {
  const int first = first_column_of(series);
  std::vector<std::string> heads;
  for (int n = 1; n <= static_cast<int>(columns_of(series)); ++n)
    heads.push_back(n < first ? std::string() : locale.say(Text("editor.penta.name", {{"n", n}})));
  return heads;
}

std::string label_of(const PieceSpec& piece, const PrintRequest& request) {
  return request.letters ? piece.letter : std::to_string(piece.number);
}

Pattern asked_pattern(const GameSpec& game, const PieceSpec& piece, const PrintRequest& request) {
  return request.marks ? pattern_of(game, piece) : Pattern::none;
}

PrintCell cell_of(const GameSpec& game, const Locale& locale, const Report& report, const SeriesRow& row, CellIndex index,
                  const PrintRequest& request) {
  PrintCell cell;
  const int number = row.numbers[index.column];
  cell.is_start = static_cast<int>(index.column) + 1 < row.first;
  if (const PieceSpec* piece = piece_numbered(game, number))
    cell.piece = PrintPiece{label_of(*piece, request), piece->form, colour_of(game, *piece), asked_pattern(game, *piece, request)};
  cell.is_locked = cell.piece && request.locks.contains(index);
  const PentaNews* news = report.at(index);
  if (!news || news->state == PentaState::missing || news->state == PentaState::counting) return cell;
  cell.count = locale.say(Text("editor.count", {{"n", static_cast<std::int64_t>(news->solutions)}}));
  cell.is_single = news->state == PentaState::single;
  cell.is_bad = news->state == PentaState::impossible || !news->repeats.empty();
  return cell;
}

PrintBoard board_of(const GameSpec& game, const katamino::SeriesPenta& penta, const SolvedPentas& solved, const PrintRequest& request) {
  const auto columns = static_cast<int>(penta.numbers.size());
  PrintBoard board{.name = penta.row + " " + std::to_string(columns), .columns = columns, .rows = katamino::kPentaHeight};
  const auto first = solved.firsts.find(penta.set);
  if (first == solved.firsts.end()) return board;
  for (const katamino::Laid& laid : first->second)
    if (const PieceSpec* piece = piece_numbered(game, laid.number))
      board.pieces.push_back({laid.cells, colour_of(game, *piece), label_of(*piece, request), asked_pattern(game, *piece, request)});
  return board;
}

/// A line a row, a board a column: what makes no penta yet leaves its place empty.
std::vector<std::vector<PrintBoard>> boards_of(const SeriesSpec& series, const GameSpec& game, const SolvedPentas& solved,
                                               const PrintRequest& request) {
  const int first = first_column_of(series);
  std::vector<std::vector<PrintBoard>> boards;
  std::string row;
  for (const katamino::SeriesPenta& penta : katamino::pentas_of(series)) {
    if (!solved.counts.contains(penta.set)) continue;
    if (boards.empty() || row != penta.row) boards.emplace_back();
    row = penta.row;
    boards.back().resize(penta.numbers.size() - static_cast<std::size_t>(first));
    boards.back().push_back(board_of(game, penta, solved, request));
  }
  return boards;
}

/// Of the signs that the grid has.
std::vector<PrintLegend> legend_of(const std::vector<PrintRow>& rows, const Locale& locale) {
  const auto any = [&rows](bool (*has)(const PrintCell&)) {
    return std::any_of(rows.begin(), rows.end(),
                       [has](const PrintRow& row) { return std::any_of(row.cells.begin(), row.cells.end(), has); });
  };
  std::vector<PrintLegend> all;
  const auto add = [&](bool wanted, PrintSign sign, const char* key) {
    if (wanted) all.push_back({sign, locale.say(Text(key))});
  };
  add(any([](const PrintCell& cell) { return !cell.count.empty(); }), PrintSign::count, "editor.print.count");
  add(any([](const PrintCell& cell) { return cell.is_single; }), PrintSign::single, "editor.print.single");
  add(any([](const PrintCell& cell) { return cell.is_bad; }), PrintSign::bad, "editor.print.bad");
  add(any([](const PrintCell& cell) { return cell.is_locked; }), PrintSign::locked, "editor.print.locked");
  add(any([](const PrintCell& cell) { return cell.is_start; }), PrintSign::start, "editor.print.start");
  return all;
}

std::string figures_line(const Report& report, const Locale& locale) {
  Text line = katamino::lines_of(report.figures()).front();
  line.key = "editor.figures";
  return locale.say(line);
}

}  // namespace

SolvedPentas solve_pentas(const SeriesSpec& series, const std::vector<PieceSpec>& pieces, const std::stop_token& stop) {
  SolvedPentas solved;
  for (const katamino::SeriesPenta& penta : katamino::pentas_of(series)) {
    if (solved.counts.contains(penta.set)) continue;
    const auto solver = katamino::Solver::make(katamino::penta(pieces, penta.set, katamino::LineRule::rows));
    const katamino::SearchStats stats = solver ? solver->count({.distinct = true, .stop = stop}) : katamino::SearchStats{};
    if (!stats.complete) break;
    solved.counts[penta.set] = stats.solutions;
    if (stats.solutions == 0) continue;
    if (auto first = solver->first(stop)) solved.firsts[penta.set] = *std::move(first);
  }
  return solved;
}

PrintSheet sheet_of(const SeriesSpec& series, const GameSpec& game, const Locale& locale, const SolvedPentas& solved,
                    const PrintRequest& request) {
  const Report report(series, solved.counts);
  PrintSheet sheet{.title = locale.say(series.title),
                   .byline = byline_of(series),
                   .note = series.note.empty() ? std::string() : locale.say(series.note),
                   .foot = figures_line(report, locale),
                   .heads = heads_of(series, locale),
                   .rows = {},
                   .solutions_title = locale.say(Text("editor.print.solutions", {{"title", locale.say(series.title)}})),
                   .solutions = {}};
  for (std::size_t r = 0; r < series.rows.size(); ++r) {
    sheet.rows.push_back({series.rows[r].name, {}});
    for (std::size_t c = 0; c < series.rows[r].numbers.size(); ++c)
      sheet.rows.back().cells.push_back(cell_of(game, locale, report, series.rows[r], {r, c}, request));
  }
  sheet.legend = legend_of(sheet.rows, locale);
  if (request.solutions) sheet.solutions = boards_of(series, game, solved, request);
  return sheet;
}

namespace {

/// Characters of a column of the forum's text.
constexpr std::size_t kForumColumn = 9;

std::string right_aligned(const std::string& text, std::size_t width) {
  const std::size_t length = count_characters(text);
  return std::string(length < width ? width - length : 1, ' ') + text;
}

std::string forum_cell(const Report& report, const SeriesRow& row, CellIndex index) {
  std::string cell = row.numbers[index.column] == 0 ? "." : std::to_string(row.numbers[index.column]);
  const PentaNews* news = report.at(index);
  if (news && news->state != PentaState::missing && news->state != PentaState::counting)
    cell += "(" + std::to_string(news->solutions) + ")";
  return right_aligned(cell, kForumColumn);
}

/// A line each, set in slanted letters where Markdown is written, which also tells it from who made the series.
std::string forum_note(const std::string& note) {
  std::string text;
  std::istringstream lines(note);
  for (std::string line; std::getline(lines, line);)
    if (!line.empty()) text.append("*").append(line) += "*\n";
  return text;
}

}  // namespace

std::string forum_text(const SeriesSpec& series, const Locale& locale, const Counts& counts) {
  const Report report(series, counts);
  std::string text = locale.say(series.title) + "\n";
  if (const std::string byline = byline_of(series); !byline.empty()) text += byline + "\n";
  if (!series.note.empty()) text += forum_note(locale.say(series.note));
  std::size_t name = 1;
  for (const SeriesRow& row : series.rows) name = std::max(name, count_characters(row.name));
  const std::string before(4, ' ');  // where Markdown is written: a block of code
  text += "\n" + before + std::string(name, ' ');
  for (const std::string& head : heads_of(series, locale)) text += right_aligned(head, kForumColumn);
  text += "\n";
  for (std::size_t r = 0; r < series.rows.size(); ++r) {
    const SeriesRow& row = series.rows[r];
    text += before + row.name + std::string(name - count_characters(row.name), ' ');
    for (std::size_t c = 0; c < row.numbers.size(); ++c) text += forum_cell(report, row, {r, c});
    text += "\n";
  }
  return text + "\n" + locale.say(Text("editor.print.forum_legend")) + "\n" + figures_line(report, locale) + "\n";
}

}  // namespace tablier::editor
