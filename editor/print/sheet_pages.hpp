#pragma once

#include "editor/print/drawing.hpp"
#include "editor/print/print_sheet.hpp"

/// What stands on each page of a sheet.
namespace tablier::editor {

/// A4, lying.
inline constexpr double kPageWidth = 841.89, kPageHeight = 595.28;

class SheetPages {
 public:
  explicit SheetPages(const PrintSheet& sheet) : sheet_(sheet) {}

  int count() const { return grid_pages() + solution_pages(); }
  /// From 0. The page's corner is at the origin.
  void draw(Drawing& drawing, int page) const;

 private:
  int grid_pages() const;
  int solution_pages() const;
  /// The largest board in squares, the width in points that one has, how many of them a row of the series has at most, and how many such
  /// rows stand abreast.
  struct BoardRoom {
    int columns = 1, rows = 1;
    double width = 0;
    std::size_t across = 1, abreast = 1;
  };
  BoardRoom board_room() const;
  /// Lines of boards that all solutions take, and those that a page has room for.
  std::size_t lines() const;
  int lines_of_page() const;
  /// Those on each page: as many on one as on the other.
  std::size_t lines_each() const;
  /// For the names of rows, in points.
  double name_room(Drawing& drawing) const;
  void draw_grid(Drawing& drawing, int page) const;
  void draw_legend(Drawing& drawing) const;
  double draw_head(Drawing& drawing) const;
  void draw_row(Drawing& drawing, const PrintRow& row, const Box& box, double names, double column) const;
  static void draw_cell(Drawing& drawing, const PrintCell& cell, const Box& box);
  void draw_solutions(Drawing& drawing, int page) const;
  void draw_page_number(Drawing& drawing, int page) const;

  const PrintSheet& sheet_;
};

}  // namespace tablier::editor
