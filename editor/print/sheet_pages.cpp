#include "editor/print/sheet_pages.hpp"

#include "ui/painter/small_pattern.hpp"

#include <algorithm>
#include <utility>

namespace tablier::editor {
namespace {

/// In points. More rows than fit on a page go to the next.
constexpr double kMargin = 36, kRowName = 34, kMaxRowName = 90, kAfterName = 6, kHeads = 18, kFoot = 20, kLegend = 16;
constexpr double kMaxColumn = 92, kMaxRow = 64, kMaxBoard = 124;
/// Squares of a piece, at most; what its corners keep for its label, its signs and its count.
constexpr double kMaxSquare = 12.5, kBesidePiece = 12, kOverPiece = 5;
/// Radius of the dot of a locked piece.
constexpr double kDot = 1.8;
/// Of a page of solutions: where its boards begin, the name of one with what is under it, and what is between two.
constexpr double kFirstBoard = kMargin + 24, kBoardName = 12, kBetweenBoards = 8, kBetweenLines = 6;
constexpr int kRowsOfPage = 14, kLinesOfPage = 6;
/// Boards beside each other, where the rows of a series have so few that several stand abreast.
constexpr std::size_t kBoardsAbreast = 5;

constexpr Colour kInk{0x2B, 0x26, 0x20}, kSoft{0x6B, 0x62, 0x55}, kLine{0xC9, 0xBF, 0xAC}, kStart{0xF3, 0xEE, 0xE4},
    kDone{0x2F, 0x6B, 0x5B}, kBad{0xB0, 0x2A, 0x2A};

Label name_of(const PrintRow& row) { return {.text = row.name, .size = 11, .bold = true, .colour = kInk}; }

int pages_for(std::size_t lines, int each) { return (static_cast<int>(lines) + each - 1) / each; }

Colour pattern_ink(Colour ground) { return luminance(ground) > 0.35 ? kBlack : kWhite; }

void draw_pattern(Drawing& drawing, const SmallPattern& pattern, const Box& square, Colour ink) {
  const double dot = kPatternDot * square.w, line = kPatternLine * square.w;
  for (const auto& points : pattern) {
    const auto x = [&](std::size_t i) { return square.x + (points[i].x + 0.05) * square.w; };
    const auto y = [&](std::size_t i) { return square.y + (points[i].y + 0.05) * square.h; };
    if (points.size() == 1) drawing.fill({x(0) - dot / 2, y(0) - dot / 2, dot, dot}, ink, dot / 2);
    for (std::size_t i = 1; i < points.size(); ++i) drawing.line(x(i - 1), y(i - 1), x(i), y(i), ink, line);
  }
}

/// A piece in a box, on its side where it is higher than three squares.
void draw_piece(Drawing& drawing, const PrintPiece& piece, const Box& box) {
  int width = 0, height = 0;
  for (const Place& p : piece.form.cells()) {
    width = std::max(width, p.x + 1);
    height = std::max(height, p.y + 1);
  }
  const bool lies = height > 3;
  if (lies) std::swap(width, height);
  const double side = std::min({box.w / 5, box.h / 3, kMaxSquare});
  const double left = box.x + (box.w - width * side) / 2, top = box.y + (box.h - height * side) / 2;
  for (const Place& p : piece.form.cells()) {
    const int x = lies ? p.y : p.x, y = lies ? p.x : height - 1 - p.y;
    const Box square{left + x * side + side * 0.05, top + y * side + side * 0.05, side * 0.9, side * 0.9};
    drawing.fill(square, piece.colour, side * 0.2);
    draw_pattern(drawing, small_pattern(piece.pattern), square, pattern_ink(piece.colour));
  }
}

/// Lines between this piece and its neighbours to the right and below. `cell`: the board's corner, and a cell's size.
void draw_seams(Drawing& drawing, const PrintLaid& piece, const PrintBoard& board, const Box& cell) {
  for (const Place& p : piece.cells) {
    const double x = cell.x + p.x * cell.w, y = cell.y + (board.rows - 1 - p.y) * cell.h;
    const auto has = [&](int dx, int dy) {
      return std::any_of(piece.cells.begin(), piece.cells.end(), [&](const Place& q) { return q.x == p.x + dx && q.y == p.y + dy; });
    };
    if (!has(1, 0)) drawing.line(x + cell.w, y, x + cell.w, y + cell.h, kWhite, 0.7);
    if (!has(0, -1)) drawing.line(x, y + cell.h, x + cell.w, y + cell.h, kWhite, 0.7);
  }
}

/// Where its label stands. Precondition: it has cells.
Place first_cell(const PrintLaid& piece) {
  return *std::min_element(piece.cells.begin(), piece.cells.end(),
                           [](const Place& a, const Place& b) { return std::pair(-a.y, a.x) < std::pair(-b.y, b.x); });
}

/// On all its cells but that of the label, which it would make hard to read.
void draw_laid_pattern(Drawing& drawing, const PrintLaid& piece, const PrintBoard& board, const Box& cell) {
  if (piece.pattern == Pattern::none || piece.cells.empty()) return;
  const SmallPattern pattern = small_pattern(piece.pattern);
  for (const Place& p : piece.cells) {
    if (!piece.label.empty() && p == first_cell(piece)) continue;
    const Box square{cell.x + (p.x + 0.05) * cell.w, cell.y + (board.rows - 1 - p.y + 0.05) * cell.h, 0.9 * cell.w, 0.9 * cell.h};
    draw_pattern(drawing, pattern, square, pattern_ink(piece.colour));
  }
}

/// On the piece's first cell, in what can be read on its colour.
void draw_laid_label(Drawing& drawing, const PrintLaid& piece, const PrintBoard& board, const Box& cell) {
  if (piece.label.empty() || piece.cells.empty()) return;
  const Place at = first_cell(piece);
  const double size = std::min(7.5, cell.h * 0.6);
  const Colour ink = contrast(kWhite, piece.colour) > contrast(kBlack, piece.colour) ? kWhite : kBlack;
  drawing.text({.text = piece.label, .size = size, .bold = true, .colour = ink, .align = Align::middle}, cell.x + (at.x + 0.5) * cell.w,
               cell.y + (board.rows - 1 - at.y + 0.5) * cell.h + size * 0.36, cell.w - 1);
}

void draw_board(Drawing& drawing, const PrintBoard& board, const Box& box, double side) {
  if (board.name.empty()) return;
  drawing.text({.text = board.name, .size = 6.5, .bold = true, .colour = kSoft}, box.x, box.y + 6);
  if (board.pieces.empty()) return drawing.cross(box.x + 22, box.y + 3.8, 2.2, kBad);
  const double top = box.y + 8;
  drawing.fill({box.x, top, board.columns * side, board.rows * side}, kStart);
  for (const PrintLaid& piece : board.pieces)
    for (const Place& p : piece.cells) drawing.fill({box.x + p.x * side, top + (board.rows - 1 - p.y) * side, side, side}, piece.colour);
  for (const PrintLaid& piece : board.pieces) draw_laid_pattern(drawing, piece, board, {box.x, top, side, side});
  for (const PrintLaid& piece : board.pieces) draw_seams(drawing, piece, board, {box.x, top, side, side});
  for (const PrintLaid& piece : board.pieces) draw_laid_label(drawing, piece, board, {box.x, top, side, side});
}

/// A sign of the legend in its room of a line, its foot on `y`.
void draw_legend_sign(Drawing& drawing, PrintSign sign, double x, double y) {
  switch (sign) {
    case PrintSign::count: return drawing.text({.text = "3", .size = 7, .colour = kSoft, .align = Align::middle}, x + 4, y);
    case PrintSign::single: return drawing.star(x + 4, y - 2.6, 3.2, kDone);
    case PrintSign::bad: return drawing.cross(x + 4, y - 2.6, 2.2, kBad);
    case PrintSign::locked: return drawing.fill({x + 4 - kDot, y - 2.6 - kDot, 2 * kDot, 2 * kDot}, kInk, kDot);
    case PrintSign::start: break;
  }
  drawing.fill({x, y - 6, 8, 7}, kStart, 1.5);
  drawing.outline({x, y - 6, 8, 7}, kLine, 0.5, 1.5);
}

}  // namespace

int SheetPages::grid_pages() const { return std::max(1, pages_for(sheet_.rows.size(), kRowsOfPage)); }
int SheetPages::solution_pages() const { return pages_for(lines(), lines_of_page()); }

SheetPages::BoardRoom SheetPages::board_room() const {
  BoardRoom room;
  for (const auto& line : sheet_.solutions) {
    room.across = std::max(room.across, line.size());
    for (const PrintBoard& board : line) {
      room.columns = std::max(room.columns, board.columns);
      room.rows = std::max(room.rows, board.rows);
    }
  }
  room.abreast = std::clamp<std::size_t>(sheet_.solutions.size(), 1, std::max<std::size_t>(1, kBoardsAbreast / room.across));
  room.width = (kPageWidth - 2 * kMargin) / static_cast<double>(room.across * room.abreast);
  return room;
}

std::size_t SheetPages::lines() const {
  const std::size_t abreast = board_room().abreast;
  return (sheet_.solutions.size() + abreast - 1) / abreast;
}

/// Boards whose width leaves their squares small need less height.
int SheetPages::lines_of_page() const {
  const BoardRoom room = board_room();
  const double high = (room.width - kBetweenBoards) / room.columns * room.rows + kBoardName + kBetweenLines;
  return std::max(kLinesOfPage, static_cast<int>((kPageHeight - kMargin - kFoot - kFirstBoard) / high));
}

std::size_t SheetPages::lines_each() const { return static_cast<std::size_t>(pages_for(lines(), std::max(1, solution_pages()))); }

double SheetPages::name_room(Drawing& drawing) const {
  double room = kRowName;
  for (const PrintRow& row : sheet_.rows) room = std::max(room, drawing.width(name_of(row)) + kAfterName);
  return std::min(room, kMaxRowName);
}

void SheetPages::draw(Drawing& drawing, int page) const {
  drawing.fill({0, 0, kPageWidth, kPageHeight}, kWhite);
  if (page < grid_pages()) draw_grid(drawing, page);
  else draw_solutions(drawing, page - grid_pages());
  draw_page_number(drawing, page);
}

/// Title, who made it, the note; answers where the grid begins.
double SheetPages::draw_head(Drawing& drawing) const {
  const double room = kPageWidth - 2 * kMargin;
  drawing.text({.text = sheet_.title, .size = 20, .bold = true, .colour = kInk}, kMargin, kMargin + 18, room);
  double y = kMargin + 24;
  if (!sheet_.byline.empty()) drawing.text({.text = sheet_.byline, .size = 9, .colour = kSoft}, kMargin, y += 12, room);
  const Label note{.text = sheet_.note, .size = 9, .colour = kInk};
  for (const std::string& line : drawing.lines(note, room)) drawing.text({.text = line, .size = 9, .colour = kInk}, kMargin, y += 12, room);
  return y + 10;
}

void SheetPages::draw_grid(Drawing& drawing, int page) const {
  const double top = draw_head(drawing);
  const auto columns = static_cast<double>(std::max<std::size_t>(1, sheet_.heads.size()));
  const auto first = static_cast<std::size_t>(page * kRowsOfPage);
  const std::size_t last = std::min(sheet_.rows.size(), first + kRowsOfPage);
  const double names = name_room(drawing), column = std::min(kMaxColumn, (kPageWidth - 2 * kMargin - names) / columns);
  const double room = kPageHeight - kMargin - kFoot - kLegend - top - kHeads;
  const double row = std::min(kMaxRow, room / static_cast<double>(std::max<std::size_t>(1, last - first)));
  for (std::size_t c = 0; c < sheet_.heads.size(); ++c)
    drawing.text({.text = sheet_.heads[c], .size = 8, .bold = true, .colour = kSoft, .align = Align::middle},
                 kMargin + names + (static_cast<double>(c) + 0.5) * column, top + 11, column - 4);
  for (std::size_t r = first; r < last; ++r)
    draw_row(drawing, sheet_.rows[r], {kMargin, top + kHeads + static_cast<double>(r - first) * row, kPageWidth - 2 * kMargin, row}, names,
             column);
  draw_legend(drawing);
}

/// Above the page's foot.
void SheetPages::draw_legend(Drawing& drawing) const {
  const double y = kPageHeight - kMargin - kFoot + 8;
  double x = kMargin;
  for (const PrintLegend& one : sheet_.legend) {
    const Label label{.text = one.text, .size = 7.5, .colour = kSoft};
    draw_legend_sign(drawing, one.sign, x, y);
    drawing.text(label, x + 12, y, kPageWidth - kMargin - x - 12);
    x += 12 + drawing.width(label) + 16;
  }
}

void SheetPages::draw_row(Drawing& drawing, const PrintRow& row, const Box& box, double names, double column) const {
  drawing.text(name_of(row), box.x, box.y + box.h / 2 + 4, names - kAfterName);
  for (std::size_t c = 0; c < row.cells.size(); ++c)
    draw_cell(drawing, row.cells[c], {box.x + names + static_cast<double>(c) * column + 1.5, box.y + 1.5, column - 3, box.h - 3});
}

void SheetPages::draw_cell(Drawing& drawing, const PrintCell& cell, const Box& box) {
  if (cell.is_start) drawing.fill(box, kStart, 3);
  drawing.outline(box, cell.is_bad ? kBad : kLine, cell.is_bad ? 1.0 : 0.5, 3);
  if (!cell.piece) return;
  draw_piece(drawing, *cell.piece, {box.x + kBesidePiece, box.y + kOverPiece, box.w - 2 * kBesidePiece, box.h - 2 * kOverPiece});
  drawing.text({.text = cell.piece->label, .size = 7.5, .colour = kInk}, box.x + 3, box.y + 9);
  if (cell.is_locked) drawing.fill({box.right() - 3 - 2 * kDot, box.y + 3, 2 * kDot, 2 * kDot}, kInk, kDot);
  if (cell.count.empty()) return;
  drawing.text({.text = cell.count, .size = 7, .colour = cell.is_bad ? kBad : kSoft, .align = Align::right}, box.right() - 3,
               box.bottom() - 3);
  if (cell.is_single) drawing.star(box.x + 7, box.bottom() - 6, 3.2, kDone);
  if (cell.is_bad) drawing.cross(box.x + (cell.is_single ? 16 : 7), box.bottom() - 6, 2.2, kBad);
}

void SheetPages::draw_solutions(Drawing& drawing, int page) const {
  drawing.text({.text = sheet_.solutions_title, .size = 14, .bold = true, .colour = kInk}, kMargin, kMargin + 12, kPageWidth - 2 * kMargin);
  const BoardRoom room = board_room();
  const std::size_t first = static_cast<std::size_t>(page) * lines_each() * room.abreast;
  const std::size_t last = std::min(sheet_.solutions.size(), first + lines_each() * room.abreast);
  const double height = std::min(kMaxBoard, (kPageHeight - kMargin - kFoot - kFirstBoard) / static_cast<double>(lines_each()));
  const double side = std::min((room.width - kBetweenBoards) / room.columns, (height - kBoardName) / room.rows);
  for (std::size_t l = first; l < last; ++l)
    for (std::size_t b = 0; b < sheet_.solutions[l].size(); ++b) {
      const std::size_t row = (l - first) / room.abreast;
      const auto line = static_cast<double>(row);
      const auto column = static_cast<double>((l - first) % room.abreast * room.across + b);
      draw_board(drawing, sheet_.solutions[l][b], {kMargin + column * room.width, kFirstBoard + line * height, room.width, height}, side);
    }
}

void SheetPages::draw_page_number(Drawing& drawing, int page) const {
  const double y = kPageHeight - kMargin + 4;
  drawing.text({.text = sheet_.foot, .size = 8, .colour = kSoft}, kMargin, y, kPageWidth - 2 * kMargin - 60);
  if (count() > 1)
    drawing.text({.text = std::to_string(page + 1) + " / " + std::to_string(count()), .size = 8, .colour = kSoft, .align = Align::right},
                 kPageWidth - kMargin, y);
}

}  // namespace tablier::editor
